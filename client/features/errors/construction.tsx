import { AnchorButton } from '@blueprintjs/core'
import { useHref } from 'react-router-dom'
import { MessagePage } from './message-page'

const TITLE = 'Em construção'
const TEXT = 'Esta tela ainda está sendo preparada.'

/** Stands at documented addresses whose screens are still to come. */
export function ConstructionPage() {
  return (
    <MessagePage title={TITLE} text={TEXT}>
      <AnchorButton href={useHref('/')} text="Voltar" />
    </MessagePage>
  )
}
