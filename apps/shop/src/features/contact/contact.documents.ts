// Generated from contact.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A message to the wholesaler. */
export type ContactInput = {
  readonly email: string;
  /** At most contactUsFormCharLimit characters. */
  readonly message: string;
  readonly name: string;
  /** Empty for none. */
  readonly telephone: string;
};

export type ContactQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactQuery = { readonly initConfig: { readonly config: { readonly hCaptchaSiteKey: string, readonly contactUsFormCharLimit: number } }, readonly openingHours: { readonly mon: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly tue: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly wed: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly thu: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly fri: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly sat: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }>, readonly sun: ReadonlyArray<{ readonly startTime: string, readonly endTime: string }> } };

export type OpenRangeFieldsFragment = { readonly startTime: string, readonly endTime: string };

export type ContactUsMutationVariables = Exact<{
  key: string;
  contact: ContactInput;
  captcha: string;
}>;


export type ContactUsMutation = { readonly contactUs: boolean };

export const Contact = document<ContactQuery, ContactQueryVariables>(
  'Contact',
  `query Contact { initConfig(deviceType: "WEB", versionNumber: 0) { config { hCaptchaSiteKey contactUsFormCharLimit } } openingHours { mon { ...OpenRangeFields } tue { ...OpenRangeFields } wed { ...OpenRangeFields } thu { ...OpenRangeFields } fri { ...OpenRangeFields } sat { ...OpenRangeFields } sun { ...OpenRangeFields } } } fragment OpenRangeFields on OpenRange { startTime endTime }`,
)

export const ContactUs = document<ContactUsMutation, ContactUsMutationVariables>(
  'ContactUs',
  `mutation ContactUs($key: Uuid!, $contact: ContactInput!, $captcha: String!) { contactUs(key: $key, contact: $contact, captcha: $captcha) }`,
)

