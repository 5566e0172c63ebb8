import { Button } from '@blueprintjs/core'
import { withCause } from '../later/network'
import styles from './form.module.css'
import { SEARCH_FAILED } from './record-options'
import type { RecordSearch } from './record-search'

/** Below a field whose choices could not be read: says so, and offers another try. */
export function SearchFailed({ text = SEARCH_FAILED, again }: { text?: string; again: () => void }) {
  return (
    <span role="alert" className={styles.searchFailed}>
      {withCause(text)}{' '}
      <Button variant="minimal" size="small" intent="primary" text="Tentar novamente" onClick={again} />
    </span>
  )
}

/** What a search has to say at its field: why there is nothing to choose, or that it failed. */
export const noticeOf = ({ notice, again }: RecordSearch) => notice ?? (again && <SearchFailed again={again} />)
