#!/bin/sh
# Starts the debug build in a simulator, and fails unless it still runs after half a minute. Check the screenshot yourself.
set -eu
cd "$(dirname "$0")"
app=$(sed -n 's/^PRODUCT_BUNDLE_IDENTIFIER = //p' ios/brand.xcconfig)
device=$(xcrun simctl list devices available --json | jq -r '[.devices[][] | select(.name | startswith("iPhone"))][0].udid')
xcrun simctl boot "$device"
xcrun simctl bootstatus "$device"
xcrun simctl install "$device" ios/DerivedData/Build/Products/Debug-iphonesimulator/App.app
xcrun simctl launch "$device" "$app"
sleep 30
xcrun simctl io "$device" screenshot first-screen.png
xcrun simctl spawn "$device" log show --last 1m --predicate 'process == "App"' >first-screen.log
xcrun simctl spawn "$device" launchctl list | grep -q "UIKitApplication:$app"
