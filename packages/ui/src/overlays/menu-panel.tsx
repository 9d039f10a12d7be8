import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { flushSync } from 'react-dom'
import { cx } from '../tokens/cx.ts'
import { phoneWidth } from '../tokens/phone-width.ts'

export interface MenuAction {
  readonly name: string
  readonly icon?: ReactNode
  /** Makes the entry a link. */
  readonly href?: string | undefined
  readonly onChoose?: (() => void) | undefined
  readonly danger?: boolean | undefined
  readonly off?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** Only on a phone; a wider page has room for it elsewhere. */
  readonly onPhone?: boolean | undefined
}

export interface MenuPanelProps {
  readonly label: string
  readonly trigger: { readonly current: HTMLElement }
  readonly actions: readonly MenuAction[]
  /** The entry that a key focuses. A pointer focuses the menu itself, which shows no ring. */
  readonly focus: 'first' | 'last' | 'menu'
  readonly onClose: () => void
}

/** The entries of a menu, next to its button and above everything else. Loaded with the first menu of a page. */
export function MenuPanel({ label, trigger, actions, focus, onClose }: MenuPanelProps) {
  const isPhone = matchMedia(phoneWidth).matches
  const visibleActions = actions.filter(({ onPhone }) => isPhone || !onPhone)
  const choose = (onChoose: () => void) => {
    // A dialog hands the focus back to the element that has it when the dialog opens.
    flushSync(onClose)
    trigger.current.focus({ preventScroll: true })
    onChoose()
  }
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      offset={6}
      containerPadding={8}
      aria-label={label}
      // The page outside a modal dialog does not react.
      UNSTABLE_portalContainer={trigger.current.closest('dialog') ?? document.body}
      className="overflow-y-auto rounded-tile border border-line bg-raised text-left text-ink shadow-2 outline-none"
    >
      <Menu
        aria-label={label}
        // The user continues in the menu.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focus === 'menu' ? true : focus}
        onClose={onClose}
        className="min-w-48 p-1.5 outline-none"
      >
        {runsOf(visibleActions).map((run) => (
          <Entries key={run[0].name} run={run} choose={choose} />
        ))}
      </Menu>
    </Popover>
  )
}

type Run = readonly [MenuAction, ...MenuAction[]]

/** Adjacent entries of which one is chosen form one group, as one choice for screen readers. */
function runsOf(actions: readonly MenuAction[]): readonly Run[] {
  return actions.reduce<readonly Run[]>((runs, action) => {
    const last = runs.at(-1)
    return last && isChoice(last) === isChoice([action])
      ? [...runs.slice(0, -1), [...last, action]]
      : [...runs, [action]]
  }, [])
}

function isChoice([{ chosen }]: Run): boolean {
  return chosen !== undefined
}

interface RunProps {
  readonly run: Run
  readonly choose: (onChoose: () => void) => void
}

function Entries({ run, choose }: RunProps) {
  const entries = run.map((action) => <Entry key={action.name} {...action} choose={choose} />)
  if (!isChoice(run)) return entries
  const chosen = run.filter((action) => action.chosen).map(({ name }) => name)
  return (
    <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={chosen}>
      {entries}
    </MenuSection>
  )
}

const look =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-small px-2.5 text-label data-disabled:cursor-not-allowed data-disabled:text-ink-3 forced-colors:data-disabled:text-[GrayText] data-focused:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-11'

function Entry({ name, icon, href, onChoose, danger, off, choose }: MenuAction & Pick<RunProps, 'choose'>) {
  return (
    <MenuItem
      id={name}
      textValue={name}
      {...(href !== undefined && { href })}
      isDisabled={off ?? false}
      onAction={() => onChoose && choose(onChoose)}
      className={cx(look, danger && 'text-bad')}
    >
      {icon}
      {name}
    </MenuItem>
  )
}
