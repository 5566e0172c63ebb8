import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { GraphiQL } from 'graphiql'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { useEffect, useState } from 'react'
import { useNetworkBack } from '../../../kernel/later'
import { useTheme } from '../../../kernel/theme/theme'
import { ErrorState, PageHeader, PageSpinner } from '../../../kernel/ui'
import { igrejaUrls } from '../urls'
import { fetcher, loadSchema } from './api'
import styles from './explorador.module.css'

const FIRST_QUERY = `# Ctrl+Enter executa. Ctrl+Espaço sugere campos.
# Com um token de API: {"authorization": "Bearer ..."} em Headers.
query QuemSouEu {
  eu {
    name
    nomePerfil
    acoes
  }
}
`

/**
 * GraphQL explorer for the church's own data. The schema is loaded as a file, since production refuses introspection.
 */
export function Component() {
  const { theme } = useTheme()
  const [attempt, setAttempt] = useState(0)
  const [schema, setSchema] = useState<GraphQLSchema | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt must load the schema again.
  useEffect(() => {
    setFailed(false)
    loadSchema()
      .then((text) => setSchema(buildSchema(text)))
      .catch(() => setFailed(true))
  }, [attempt])
  const retry = () => setAttempt((count) => count + 1)
  useNetworkBack(failed ? retry : undefined)

  return (
    <>
      <PageHeader
        title="Explorador GraphQL"
        crumbs={[{ text: 'Configurações', to: igrejaUrls.configuracoes('ferramentas') }]}
      />
      {failed && <ErrorState text="Não foi possível carregar o esquema." onRetry={retry} />}
      {!schema && !failed && <PageSpinner />}
      {schema && (
        <div className={styles.explorer}>
          <GraphiQL
            fetcher={fetcher}
            schema={schema}
            initialQuery={FIRST_QUERY}
            forcedTheme={theme}
            showPersistHeadersSettings={false}
          />
        </div>
      )}
    </>
  )
}
