import type { ServerAccess } from '@provender/client/api/server-access'
import { listen, type Topic } from '@provender/client/live/listen'
import { listenContinuously } from '@provender/client/live/listen-continuously'
import { shareListening } from '@provender/client/live/share-listening'
import type { GenericSchema } from 'valibot'
import { browserTabs } from './browser-tabs.ts'
import { isConnected, subscribeToConnection } from './connection.ts'

interface TopicOptions<Versions> {
  /** Tabs with the same name share one connection, so it names the user. */
  readonly tabName: string
  readonly server: () => ServerAccess
  readonly topic: Topic<Versions>
  readonly schema: GenericSchema<unknown, Versions>
  readonly onVersions: (versions: Versions) => void
}

/** Listens to a topic of the live channel for as long as the page is open. */
export function listenToTopic<Versions extends object>({
  tabName,
  server,
  topic,
  schema,
  onVersions,
}: TopicOptions<Versions>): void {
  shareListening({
    tabs: browserTabs(tabName),
    schema,
    listenContinuously: (leaving, onShared) =>
      listenContinuously(leaving, {
        listen: (signal, onReceived) => listen({ server: server(), topic }, signal, onReceived),
        onVersions: onShared,
        whenConnected: (onConnected) =>
          subscribeToConnection(() => {
            if (isConnected()) onConnected()
          }),
        random: Math.random,
      }),
    onVersions,
  })
}
