import type { Command } from '@provender/server/cli/command'
import { readAppliedBrand } from './applied-brand.ts'
import { applyBrand } from './apply-brand.ts'
import { readBrand } from './brand.ts'
import { buildBrand, pushStates } from './build-app.ts'
import { bundleFolder } from './capacitor-config.ts'
import { copyBundle } from './copy-bundle.ts'

const after = `
The projects for Android Studio and Xcode are in apps/mobile/android and apps/mobile/ios. docs/app.md explains how to build, sign
and publish the app.`

export const appCommand: Command = {
  name: 'app',
  define: (program, { context: { terminal } }) => {
    program.description('The app for Android and iOS.').addHelpText('after', after)
    program
      .command('brand')
      .description(
        'apply the name, ids, colours and icons in apps/mobile/brands/<brand> to the native projects',
      )
      .argument('<brand>')
      .action(async (slug) => {
        const brand = readBrand(slug)
        await applyBrand(brand)
        terminal.print(
          `The app is now "${brand.name}", ${[...new Set(Object.values(brand.appId))].join(' and ')}.`,
        )
        terminal.print('The pictures for the stores are in apps/mobile/store.')
      })
    program
      .command('build')
      .description('build the bundle of the app for the brand of the native projects')
      .action(async () => {
        const brand = readAppliedBrand()
        await buildBrand(brand)
        terminal.print(`The bundle for "${brand.name}" is in apps/mobile/${bundleFolder}.`)
        for (const { system, reason } of pushStates(brand))
          terminal.print(`Push messages on ${system}: ${reason}`)
      })
    program
      .command('sync')
      .description('copy the built app and the list of plugins into the native projects')
      .action(() => {
        const brand = readAppliedBrand()
        copyBundle(brand)
        terminal.print(`The native projects have the app of "${brand.name}".`)
      })
  },
}
