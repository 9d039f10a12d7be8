#!/bin/sh
# Installs the debug build in the running emulator, without a network, and waits for the first screen to say so. The common
# app asks for a server instead.
set -eu
cd "$(dirname "$0")"
app=$(node -p 'require("./capacitor.config.json").appId')
if grep -qF 'android:scheme="provender"' android/app/src/main/AndroidManifest.xml; then
  text='Who is your wholesaler?'
else
  text='No connection'
fi
adb install -r android/app/build/outputs/apk/debug/app-debug.apk
adb shell cmd connectivity airplane-mode enable
adb shell am start -W -n "$app/provender.shell.MainActivity"
for _ in $(seq 1 30); do
  sleep 2
  adb exec-out screencap -p >first-screen.png
  if adb exec-out uiautomator dump /dev/tty | grep -qF "$text"; then exit 0; fi
done
adb logcat -d | tail -n 200
echo "The first screen did not appear. It says: $text" >&2
exit 1
