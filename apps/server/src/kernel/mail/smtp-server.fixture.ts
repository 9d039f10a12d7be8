import { createServer } from 'node:net'

export interface TestSmtp {
  readonly url: string
  readonly messages: readonly string[]
  readonly refuse: (isRefusing: boolean) => void
  readonly close: () => void
}

export async function openTestSmtp(): Promise<TestSmtp> {
  const messages: string[] = []
  let isRefusing = false
  const server = createServer((socket) => {
    let data: string | undefined
    let rest = ''
    socket.setEncoding('utf8')
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const receive = (line: string): void => {
      if (data !== undefined) {
        if (line !== '.') {
          data += `${line}\n`
          return
        }
        messages.push(data)
        data = undefined
        say('250 taken')
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 test')
      else if (/^RCPT/i.test(line) && isRefusing) say('451 not now')
      else if (/^DATA/i.test(line)) {
        data = ''
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) receive(line)
    })
    socket.on('error', () => {})
    say('220 test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    close: () => void server.close(),
  }
}
