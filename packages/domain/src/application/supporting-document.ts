/** The largest total size of the supporting documents of an application, in bytes (docs/product-rules.md#forms). */
export const maxSupportingDocumentBytes = 5 * 1024 * 1024
export const maxSupportingDocuments = 5

/** Stored formats: every picture is re-encoded as JPEG, a PDF is stored unchanged. */
export type SupportingDocumentMediaType = 'application/pdf' | 'image/jpeg'

export type SupportingDocumentFormat = 'pdf' | 'jpeg' | 'png' | 'webp'

export const acceptedSupportingDocuments = 'application/pdf,image/jpeg,image/png,image/webp'

/** Detects the format from the first bytes and ignores the file name. Undefined for any other format. */
export function sniffSupportingDocument(bytes: Uint8Array): SupportingDocumentFormat | undefined {
  const startsWith = (mark: readonly number[], offset = 0): boolean =>
    mark.every((byte, index) => bytes[offset + index] === byte)
  if (startsWith([0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf'
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith([0x52, 0x49, 0x46, 0x46]) && startsWith([0x57, 0x45, 0x42, 0x50], 8)) return 'webp'
  return undefined
}
