import { useParams, useSearchParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { LoadFailed } from '../../../../kernel/record'
import { PageSpinner } from '../../../../kernel/ui'
import { escalaCultoUrls } from '../urls'
import { EscalaForm } from './escala-form'
import { EscalaCultoParaEditarDocument, useCultoDaNovaEscalaQuery } from './escala-form.generated'

const crumbs = [{ text: 'Cultos' }, { text: 'Escalas', to: escalaCultoUrls.matriz }]

/**
 * Edits the roster entry in the address. Without one, it creates an entry for the worship service in the address or in
 * the form.
 */
export function Component() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const idCulto = params.get('idCulto')
  const funcao = params.get('funcao') ?? undefined
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Escala', edit: 'Editar Escala' }}
      crumbs={crumbs}
      document={EscalaCultoParaEditarDocument}
      failureText="Não foi possível buscar os detalhes da escala."
      table="escala_culto"
      create={idCulto ? <ForService id={idCulto} funcao={funcao} /> : <EscalaForm />}
      edit={({ escalaCulto }, onReload) => <EscalaForm escala={escalaCulto} onReload={onReload} />}
    />
  )
}

function ForService({ id, funcao }: { id: string; funcao: string | undefined }) {
  const { data, error, refetch } = useCultoDaNovaEscalaQuery({ variables: { id } })
  if (data) return <EscalaForm culto={data.culto} funcao={funcao} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      error={error}
      text="Não foi possível buscar os dados do culto."
      onRetry={refetch}
      list={escalaCultoUrls.matriz}
    />
  )
}
