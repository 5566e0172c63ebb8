import styles from './lamp.module.css'

/** The mark drawn large, alight, for the public pages. */
export function Lamp() {
  return (
    <svg viewBox="0 0 400 400" className={styles.lamp} aria-hidden="true">
      <defs>
        <radialGradient id="brilho" cx="50%" cy="46%" r="50%">
          <stop offset="0" stopColor="#ffb65c" stopOpacity=".62" />
          <stop offset=".4" stopColor="#e8862e" stopOpacity=".22" />
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
      <circle cx="200" cy="185" r="185" fill="url(#brilho)" />
      <g transform="translate(88 66) scale(7)">
        <path
          fill="url(#chama)"
          d="M16.6 1.6c.5 3.4 5.6 6 5.6 11a6.2 6.2 0 0 1-12.4 0c0-2.9 1.7-4.4 2.7-6.1.5 1 .9 1.6 1.7 2.1.9-2.1.8-4.9 2.4-7z"
        />
        <path fill="#ffe3b3" d="M16.2 9.4c.4 1.6 2.5 2.5 2.5 4.7a2.7 2.7 0 0 1-5.4 0c0-2.1 2.3-2.7 2.9-4.7z" />
      </g>
      <path
        transform="translate(88 66) scale(7)"
        fill="url(#barro)"
        d="M2.5 21.2c-.5 0-.9.5-.7 1C3.3 26.8 8.4 30 15 30c6.3 0 11.2-2.7 13.1-7 .9-.2 2-.7 2.3-1.5.1-.3-.1-.6-.4-.6z"
      />
    </svg>
  )
}
