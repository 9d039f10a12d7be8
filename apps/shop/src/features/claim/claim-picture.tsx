import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { icon } from '@provender/ui/tokens/icon'
import { fetchServerFile } from '@provender/web/api/fetch-server-file'
import { __iconData as imageOff } from 'lucide-react/icons/image-off'
import { useEffect, useState } from 'react'

const MissingIcon = icon(imageOff)

interface ClaimPictureProps {
  /** On the server, which shows it to the user's company only. */
  readonly path: string
  readonly name: string
}

const box = 'size-32 rounded-tile bg-sunken'

export function ClaimPicture({ path, name }: ClaimPictureProps) {
  if (platform().app) return <FetchedPicture path={path} name={name} />
  return <img src={path} alt={name} className={`${box} object-cover`} />
}

/** An `<img>` of an app carries no token, so the picture is fetched first. */
function FetchedPicture({ path, name }: ClaimPictureProps) {
  const { t } = useLingui()
  const url = useObjectUrl(path)
  if (url === null)
    return (
      <span className={`${box} grid place-content-center justify-items-center gap-2 p-2 text-center`}>
        <MissingIcon size="l" />
        <span className="sr-only">{name}</span>
        <span className="text-small text-ink-2">{t`The picture could not be loaded.`}</span>
      </span>
    )
  if (url === undefined)
    return (
      <span className={`${box} block`}>
        <span className="sr-only">{name}</span>
      </span>
    )
  return <img src={url} alt={name} className={`${box} object-cover`} />
}

/** An object URL for a file of the server, valid while mounted; undefined while it loads, null if it cannot be loaded. */
function useObjectUrl(path: string): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let isLeft = false
    let made: string | undefined
    const load = async (): Promise<void> => {
      try {
        const { content } = await fetchServerFile(path)
        if (!isLeft) setUrl((made = URL.createObjectURL(content)))
      } catch {
        // The reason does not matter here: pressing the link shows it.
        if (!isLeft) setUrl(null)
      }
    }
    void load()
    return () => {
      isLeft = true
      if (made !== undefined) URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [path])
  return url
}
