import type { ReactNode } from 'react'
import { AddButton } from '../../../kernel/list'
import { Can, useCan, useViewer } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import { usePatrimonioChoicesQuery } from './choices.generated'
import { patrimonioUrls } from './urls'

/** Shows a form that needs an asset; if the church has no asset, a link to create one instead. */
export function NoPatrimonios({ children }: { children: ReactNode }) {
  const { idCliente } = useViewer()
  const platform = useCan('plataforma.operar')
  const { data } = usePatrimonioChoicesQuery({ variables: { first: 20, idCliente } })
  // The platform's administrator selects the church in the form itself, so it is not known here whether that church has
  // assets.
  if (platform || data?.patrimonios.nodes.length !== 0) return children
  return (
    <EmptyState
      text="Nenhum patrimônio cadastrado!"
      hint="Cadastre pelo menos um patrimônio para poder escolhê-lo aqui."
    >
      <Can action="patrimonio.escrever">
        <AddButton to={patrimonioUrls.create} text="Cadastrar patrimônio" />
      </Can>
    </EmptyState>
  )
}
