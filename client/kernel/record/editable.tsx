import { Classes } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../ui'
import { InBin } from './in-bin'

/**
 * The fields that the edit query of a record must select, so that the screen knows whether the record can be edited.
 */
export type EditedRecord = ComponentProps<typeof InBin>['record']

type Props = {
  /** the name of the records' table in the recycle bin */
  table: string
  record: EditedRecord
  /** The list or page that the link under the message opens. */
  back: { text: string; to?: string } | undefined
  /** What the current user must be allowed to do with the record, by default to edit it; null if the page sees to it. */
  action?: string | null
  /** Why a record with this state cannot be edited; by default because the current user may not edit it. */
  lockedText?: string
  /** Buttons for what the current user can do instead, for example to reopen the record. */
  actions?: ReactNode
  /** The form, which is shown if the record can be edited. */
  children: ReactNode
}

/** The form of a record. If the record is deleted or cannot be edited, it shows the reason and a link back instead. */
export function Editable({ table, record, back, action = 'editar', lockedText, actions, children }: Props) {
  if (!record.excluidoEm && (action === null || record.acoesPermitidas.includes(action))) return children
  const text = record.excluidoEm
    ? 'O que está na lixeira não pode ser alterado.'
    : (lockedText ?? 'Você não tem permissão para alterar este registro.')
  return (
    <>
      <InBin table={table} record={record} />
      <EmptyState text={text}>
        {!record.excluidoEm && actions}
        {back?.to && (
          <Link to={back.to} className={`${Classes.BUTTON} ${Classes.OUTLINED}`}>
            <ArrowLeft />
            <span className={Classes.BUTTON_TEXT}>Voltar para {back.text}</span>
          </Link>
        )}
      </EmptyState>
    </>
  )
}
