import { MapMarker } from '@blueprintjs/icons'
import styles from './links.module.css'

/** Where a map shows this address. Phones open it in the person's map application. */
const mapOf = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/** An address as stored has line breaks; a map wants one line. */
const oneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ')

/** A button that opens an address in a map. */
export function MapLink({ address }: { address: string }) {
  return (
    <a
      href={mapOf(oneLine(address))}
      target="_blank"
      rel="noreferrer"
      className={styles.action}
      aria-label="Abrir no mapa"
    >
      <MapMarker />
      Mapa
    </a>
  )
}

/**
 * An address as text, with a link that opens it in a map; null without any text.
 * @param place the name of the place, which a map does not know
 * @param town what the map needs besides, if it is shown elsewhere
 */
export function addressText(address: string | null | undefined, place?: string | null, town?: string) {
  const text = [place, address].filter(Boolean).join('\n')
  if (!text) return null
  const mapped = [address, town].filter(Boolean).join(', ')
  return (
    <span className={styles.address}>
      <span>{text}</span>
      {address && (
        <a
          href={mapOf(oneLine(mapped))}
          target="_blank"
          rel="noreferrer"
          className={styles.icon}
          aria-label={`Abrir no mapa: ${oneLine(address)}`}
          title="Abrir no mapa"
        >
          <MapMarker />
        </a>
      )}
    </span>
  )
}
