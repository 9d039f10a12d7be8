import type { Document } from '@provender/schema/document'
import type { OrderStep } from './order-steps.ts'
import {
  OfficeCancel,
  OfficeConfirm,
  OfficeDeliver,
  OfficeDispatch,
  OfficeHandOver,
  OfficeHold,
  type OfficeOrderChangeFragment,
  OfficePack,
  OfficeReady,
  OfficeRelease,
} from './orders.documents.ts'
import type { StepAnswer } from './step-question.tsx'

interface StepVariables extends StepAnswer {
  readonly number: string
  readonly version: number
}

/** A step that is sent twice runs once: the second request has an outdated version. */
export const stepMutations: Readonly<
  Record<OrderStep, Document<{ readonly change: OfficeOrderChangeFragment }, StepVariables>>
> = {
  CONFIRM: OfficeConfirm,
  RELEASE: OfficeRelease,
  PACK: OfficePack,
  DISPATCH: OfficeDispatch,
  READY: OfficeReady,
  DELIVER: OfficeDeliver,
  COLLECT: OfficeHandOver,
  HOLD: OfficeHold,
  CANCEL: OfficeCancel,
}
