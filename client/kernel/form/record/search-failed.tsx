import { Button } from '@blueprintjs/core'
import { withCause } from '../../later/network'
import styles from '../form.module.css'
import { SEARCH_FAILED } from './record-options'
import type { RecordSearch } from './record-search'

/** Shown below a field whose choices could not be read: reports the failure and offers another try. */
export function SearchFailed({ text = SEARCH_FAILED, again }: { text?: string; again: () => void }) {
  return (
    <span role="alert" className={styles.searchFailed}>
      {withCause(text)} <Button variant="minimal" size="small" intent="primary" text="Tentar de novo" onClick={again} />
    </span>
  )
}

/** The notice of a search at its field: why there are no choices, or that the search failed. */
export const noticeOf = ({ notice, again }: RecordSearch) => notice ?? (again && <SearchFailed again={again} />)
