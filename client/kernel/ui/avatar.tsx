import { useState } from 'react'
import styles from './avatar.module.css'

const TONES = 6

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ((first[0] ?? '') + (last[0] ?? '')).toLocaleUpperCase('pt-BR')
}

/** The same person has the same colour everywhere. */
const tone = (name: string): number => [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % TONES

type Props = { name: string; src?: string | null; size?: number }

/**
 * A picture, or initials when there is no picture or it fails to load. It is decorative, since the name is beside it.
 */
export function Avatar({ name, src, size = 32 }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) }
  if (src && failed !== src) {
    return (
      <img className={styles.avatar} src={src} alt="" style={style} loading="lazy" onError={() => setFailed(src)} />
    )
  }
  return (
    <span className={styles.avatar} data-tone={tone(name)} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
