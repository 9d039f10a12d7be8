// Generated from favourites-and-reminders.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AddFavouriteMutationVariables = Exact<{
  productId: ReadonlyArray<string | number> | string | number;
}>;


export type AddFavouriteMutation = { readonly done: boolean };

export type DeleteFavouriteMutationVariables = Exact<{
  productId: ReadonlyArray<string | number> | string | number;
}>;


export type DeleteFavouriteMutation = { readonly done: boolean };

export type AddStockReminderMutationVariables = Exact<{
  productId: string | number;
}>;


export type AddStockReminderMutation = { readonly done: boolean };

export type DeleteStockReminderMutationVariables = Exact<{
  productId: string | number;
}>;


export type DeleteStockReminderMutation = { readonly done: boolean };

export const AddFavourite = document<AddFavouriteMutation, AddFavouriteMutationVariables>(
  'AddFavourite',
  `mutation AddFavourite($productId: [Int64!]!) { done: addFavorites(productId: $productId) }`,
)

export const DeleteFavourite = document<DeleteFavouriteMutation, DeleteFavouriteMutationVariables>(
  'DeleteFavourite',
  `mutation DeleteFavourite($productId: [Int64!]!) { done: deleteFavorites(productId: $productId) }`,
)

export const AddStockReminder = document<AddStockReminderMutation, AddStockReminderMutationVariables>(
  'AddStockReminder',
  `mutation AddStockReminder($productId: Int64!) { done: addProductStockReminder(productId: $productId) }`,
)

export const DeleteStockReminder = document<DeleteStockReminderMutation, DeleteStockReminderMutationVariables>(
  'DeleteStockReminder',
  `mutation DeleteStockReminder($productId: Int64!) { done: deleteProductStockReminder(productId: $productId) }`,
)

