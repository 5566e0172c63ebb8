import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { Can } from '../../../kernel/session'
import { centroCustoUrls } from './urls'

/** Notice in a form that needs a cost centre, when the church has no active one. */
export function NoCentroCusto() {
  return (
    <Callout intent="warning" title="Nenhum centro de custo ativado!">
      <Can
        action="centroCusto.escrever"
        fallback="Peça a quem cuida da tesouraria que cadastre um centro de custo para poder escolhê-lo aqui."
      >
        <Link to={centroCustoUrls.create}>Cadastre um centro de custo</Link> para poder escolhê-lo aqui.
      </Can>
    </Callout>
  )
}
