import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { type Basket, basketName } from '@provender/domain/basket/basket'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useBasketActions } from './use-basket-actions.ts'

interface NameDialogProps {
  readonly title: string
  readonly action: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onName: (name: string) => void
}

function NameDialog({ title, action, name, open, onClose, onName }: NameDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const schema = v.object({
    name: v.pipe(
      v.string(),
      v.check((typed) => basketName(typed) !== null, t`Maximum of 60 characters`),
    ),
  })
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    values: { name },
    mode: 'onChange',
  })
  const submit = handleSubmit((typed) => {
    onName(typed.name)
    onClose()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="go" type="submit" form={formId}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...register('name')}
          label={t`Basket name`}
          optional={t`optional`}
          hint={t`Maximum of 60 characters`}
          error={formState.errors.name?.message}
          autoComplete="off"
          enterKeyHint="done"
        />
      </form>
    </Dialog>
  )
}

export interface CreateBasketDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCreate: (name: string) => void
}

export function CreateBasketDialog({ open, onClose, onCreate }: CreateBasketDialogProps) {
  const { t } = useLingui()
  return (
    <NameDialog
      title={t`New basket`}
      action={t`Create basket`}
      name=""
      open={open}
      onClose={onClose}
      onName={onCreate}
    />
  )
}

export interface RenameBasketDialogProps {
  readonly basket: Pick<Basket, 'id' | 'name'>
  readonly open: boolean
  readonly onClose: () => void
}

export function RenameBasketDialog({ basket, open, onClose }: RenameBasketDialogProps) {
  const { t } = useLingui()
  const { rename } = useBasketActions()
  return (
    <NameDialog
      title={t`Rename basket`}
      action={t`Rename`}
      name={basket.name}
      open={open}
      onClose={onClose}
      onName={(name) => rename(basket.id, name)}
    />
  )
}
