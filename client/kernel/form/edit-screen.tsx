import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Editable, type EditedRecord, LoadFailed, useReload } from '../record'
import { PageHeader, PageSpinner } from '../ui'

type Reading<Data> = {
  /** Query for the record with the fields that the form needs. */
  document: TypedDocumentNode<Data, { id: string }>
  /** The error text when the record could not be loaded. */
  failureText: string
  /** The form with the record. `onReload` loads it again after somebody else has changed it. */
  edit: (data: Data, onReload: () => void) => ReactNode
} & Pick<ComponentProps<typeof Editable>, 'table' | 'lockedText'>

type Props<Data> = Reading<Data> & {
  /** The record id in the address; without it the screen creates a record. */
  id: string | null | undefined
  titles: { create: string; edit: string }
  /** The last breadcrumb with an address is the list of these records. */
  crumbs: { text: string; to?: string }[]
  /** The form of a new record. */
  create: ReactNode
}

/** The record is the only field of the query. */
type DataOfRecord = Record<string, EditedRecord>

/** The screen that creates or edits a record: its heading, and the form once the record is loaded. */
export function EditScreen<Data extends DataOfRecord>({ id, titles, crumbs, create, ...reading }: Props<Data>) {
  const list = crumbs.findLast(({ to }) => to)
  return (
    <>
      <PageHeader title={id ? titles.edit : titles.create} crumbs={crumbs} />
      {id ? <Edit key={id} id={id} list={list} {...reading} /> : create}
    </>
  )
}

type EditProps<Data> = Reading<Data> & { id: string; list: ComponentProps<typeof Editable>['back'] }

function Edit<Data extends DataOfRecord>({ id, list, document, failureText, edit, ...state }: EditProps<Data>) {
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useQuery(document, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true },
  })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <LoadFailed error={error} text={failureText} onRetry={reload} list={list?.to} />
  const [record] = Object.values((data ?? {}) as Data)
  if (!record) return <PageSpinner />
  return (
    <Editable record={record} back={list} {...state}>
      <Fragment key={reloads}>{edit(data as Data, reload)}</Fragment>
    </Editable>
  )
}
