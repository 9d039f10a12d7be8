/** Texts of the app for phones that its bundle has besides those of the shop. */
export const appMessages = {
  tooOld: 'This app needs a newer version of Android System WebView or iOS. Please update your phone.',
  notStarted: 'The app could not start.',
  startAgain: 'Try again',
  /** iOS shows them when the app first asks for something. */
  reasons: {
    NSCameraUsageDescription:
      'The camera scans barcodes and takes the pictures that you send with a problem report.',
    NSPhotoLibraryAddUsageDescription: 'Pictures that you save are added to your photos.',
  },
}
