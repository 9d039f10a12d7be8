// Generated from notifications.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type HoldKind =
  | 'CHECK'
  | 'CREDIT';

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'ON_HOLD'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PICKING'
  | 'READY_TO_COLLECT'
  | 'SUBMITTED';

export type NotificationsQueryVariables = Exact<{
  index: number;
  limit: number;
  showOnlyUnread: boolean;
}>;


export type NotificationsQuery = { readonly notifications: { readonly total: number, readonly unread: number, readonly notifications: ReadonlyArray<{ readonly uid: string, readonly notificationType: string, readonly orderNumber: string | null, readonly orderState: OrderState | null, readonly hold: HoldKind | null, readonly claimNumber: string | null, readonly readAt: string | null, readonly createdAt: string, readonly product: { readonly id: string, readonly name: string } | null }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  uid?: ReadonlyArray<string> | string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { readonly markNotificationsRead: number };

export const Notifications = document<NotificationsQuery, NotificationsQueryVariables>(
  'Notifications',
  `query Notifications($index: Int!, $limit: Int!, $showOnlyUnread: Boolean!) { notifications(index: $index, limit: $limit, showOnlyUnread: $showOnlyUnread) { total unread notifications { uid notificationType product { id name: description2 } orderNumber orderState hold claimNumber readAt createdAt } } }`,
)

export const MarkNotificationsRead = document<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>(
  'MarkNotificationsRead',
  `mutation MarkNotificationsRead($uid: [String!]) { markNotificationsRead(uid: $uid) }`,
)

