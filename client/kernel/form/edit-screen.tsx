import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { errorText } from '../apollo'
import { useReload } from '../record'
import { ErrorState, PageHeader, PageSpinner } from '../ui'

type Reading<Data> = {
  /** Reads the record as its form needs it. */
  document: TypedDocumentNode<Data, { id: string }>
  /** The documented text for a record that could not be read. */
  failureText: string
  /** The form with the record. `onReload` reads it anew, when somebody else has changed it meanwhile. */
  edit: (data: Data, onReload: () => void) => ReactNode
}

type Props<Data> = Reading<Data> & {
  /** The record in the address; without it a new one is made. */
  id: string | null | undefined
  titles: { create: string; edit: string }
  crumbs: ComponentProps<typeof PageHeader>['crumbs']
  /** The form of a new record. */
  create: ReactNode
}

/** The screen that makes a record or edits one: its heading, and the form once the record is there. */
export function EditScreen<Data>({ id, titles, crumbs, create, ...reading }: Props<Data>) {
  return (
    <>
      <PageHeader title={id ? titles.edit : titles.create} crumbs={crumbs} />
      {id ? <Edit key={id} id={id} {...reading} /> : create}
    </>
  )
}

function Edit<Data>({ id, document, failureText, edit }: Reading<Data> & { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useQuery(document, { variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text={errorText(error, failureText)} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <Fragment key={reloads}>{edit(data as Data, reload)}</Fragment>
}
