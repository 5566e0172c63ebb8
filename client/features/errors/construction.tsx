import { AnchorButton } from '@blueprintjs/core'
import { Build } from '@blueprintjs/icons'
import { useHref } from 'react-router-dom'
import { EmptyState, useDocumentTitle } from '../../kernel/ui'
import { MessagePage } from './message-page'

const TITLE = 'Em construção'
const TEXT = 'Esta tela ainda está sendo preparada.'

/** Stands in the frame at documented addresses whose screens are still to come. */
export function Construction() {
  useDocumentTitle(TITLE)
  return (
    <>
      <h1 className="visually-hidden">{TITLE}</h1>
      <EmptyState icon={<Build />} text={TITLE} hint={TEXT} />
    </>
  )
}

/** The same for pages without the frame. */
export function ConstructionPage() {
  return (
    <MessagePage title={TITLE} text={TEXT}>
      <AnchorButton href={useHref('/')} text="Voltar" />
    </MessagePage>
  )
}
