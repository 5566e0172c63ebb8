import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { centroCustoUrls } from './urls'

/** Notice in a form that needs a cost centre, when the church has no active one. */
export function NoCentroCusto() {
  return (
    <Callout intent="warning" title="Nenhum centro de custo ativado!">
      <Link to={centroCustoUrls.create}>Cadastre um centro de custo</Link> para poder escolhê-lo aqui.
    </Callout>
  )
}
