// Generated from sites.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Send an empty string for fields without content. The country is that of the company. */
export type DeliverySiteInput = {
  readonly address1: string;
  readonly address2: string;
  readonly address3: string;
  readonly city: string;
  readonly contactName: string;
  /** For the driver, at most 300 characters. */
  readonly instructions: string;
  /** At most 80 characters. */
  readonly name: string;
  readonly postCode: string;
  readonly telephone: string;
};

export type CompanySiteFieldsFragment = { readonly deliveryWeekdays: ReadonlyArray<number>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string } };

export type SiteDetailsFragment = { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string };

export type CompanySitesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySitesQuery = { readonly companySites: ReadonlyArray<{ readonly deliveryWeekdays: ReadonlyArray<number>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string } }> };

export type AddDeliverySiteMutationVariables = Exact<{
  key: string;
  site: DeliverySiteInput;
}>;


export type AddDeliverySiteMutation = { readonly addDeliverySite: ReadonlyArray<{ readonly deliveryWeekdays: ReadonlyArray<number>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string } }> };

export type ChangeDeliverySiteMutationVariables = Exact<{
  id: string;
  site: DeliverySiteInput;
}>;


export type ChangeDeliverySiteMutation = { readonly changeDeliverySite: ReadonlyArray<{ readonly deliveryWeekdays: ReadonlyArray<number>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string } }> };

export type CloseDeliverySiteMutationVariables = Exact<{
  id: string;
}>;


export type CloseDeliverySiteMutation = { readonly closeDeliverySite: ReadonlyArray<{ readonly deliveryWeekdays: ReadonlyArray<number>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly contactName: string, readonly telephone: string, readonly instructions: string } }> };

export const CompanySites = document<CompanySitesQuery, CompanySitesQueryVariables>(
  'CompanySites',
  `query CompanySites { companySites { ...CompanySiteFields } } fragment CompanySiteFields on CompanySite { site { ...SiteDetails } deliveryWeekdays } fragment SiteDetails on DeliverySite { id name address1 address2 address3 city postCode contactName telephone instructions }`,
)

export const AddDeliverySite = document<AddDeliverySiteMutation, AddDeliverySiteMutationVariables>(
  'AddDeliverySite',
  `mutation AddDeliverySite($key: Uuid!, $site: DeliverySiteInput!) { addDeliverySite(key: $key, site: $site) { ...CompanySiteFields } } fragment CompanySiteFields on CompanySite { site { ...SiteDetails } deliveryWeekdays } fragment SiteDetails on DeliverySite { id name address1 address2 address3 city postCode contactName telephone instructions }`,
)

export const ChangeDeliverySite = document<ChangeDeliverySiteMutation, ChangeDeliverySiteMutationVariables>(
  'ChangeDeliverySite',
  `mutation ChangeDeliverySite($id: Uuid!, $site: DeliverySiteInput!) { changeDeliverySite(id: $id, site: $site) { ...CompanySiteFields } } fragment CompanySiteFields on CompanySite { site { ...SiteDetails } deliveryWeekdays } fragment SiteDetails on DeliverySite { id name address1 address2 address3 city postCode contactName telephone instructions }`,
)

export const CloseDeliverySite = document<CloseDeliverySiteMutation, CloseDeliverySiteMutationVariables>(
  'CloseDeliverySite',
  `mutation CloseDeliverySite($id: Uuid!) { closeDeliverySite(id: $id) { ...CompanySiteFields } } fragment CompanySiteFields on CompanySite { site { ...SiteDetails } deliveryWeekdays } fragment SiteDetails on DeliverySite { id name address1 address2 address3 city postCode contactName telephone instructions }`,
)

