import Capacitor

/// The web view of the app. A swipe from the left edge goes back, as everywhere on iOS.
class AppViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        webView?.allowsBackForwardNavigationGestures = true
    }
}
