import { MARK } from '../ui'
import styles from './lamp.module.css'

/** The mark as a large burning lamp, for the public pages. */
export function Lamp() {
  return (
    <svg viewBox="0 0 400 400" className={styles.lamp} aria-hidden="true">
      <defs>
        <radialGradient id="brilho">
          <stop offset="0" stopColor="#ffb65c" stopOpacity=".5" />
          <stop offset=".35" stopColor="#e8862e" stopOpacity=".2" />
          <stop offset="1" stopColor="#e8862e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="barro" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#c4671f" />
          <stop offset="1" stopColor="#6e2f06" />
        </linearGradient>
        <linearGradient id="chama" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#f7a94a" />
          <stop offset="1" stopColor="#e27a1f" />
        </linearGradient>
      </defs>
      <circle cx="200" cy="190" r="190" fill="url(#brilho)" />
      <g transform="translate(88 88) scale(7)">
        <path fill="url(#chama)" d={MARK.flame} />
        <path fill="#ffe3b3" d={MARK.core} />
        <path fill="url(#barro)" d={MARK.lamp} />
      </g>
    </svg>
  )
}
