import { errorText } from '../../../../kernel/apollo'
import { ErrorState, Skeleton } from '../../../../kernel/ui'
import { useAcessoPrevistoQuery } from './o-que-faz.generated'
import styles from './o-que-faz.module.css'
import { type Item, naoVera, vera } from './previsto'

export type Mudancas = { dar: string[]; tirar: string[]; lidera: string[] }

type Props = Mudancas & { idUsuario: number; nome: string }

/** What the person will see and not see, as the server computes it from the rights themselves. */
export function Vista({ idUsuario, nome, ...mudancas }: Props) {
  const { data, previousData, error, refetch } = useAcessoPrevistoQuery({
    variables: { idUsuario: String(idUsuario), ...mudancas },
    fetchPolicy: 'network-only',
  })
  const shown = (data ?? previousData)?.acessoPrevisto
  if (error && !data)
    return (
      <ErrorState
        text={errorText(error, 'Não foi possível mostrar o que a pessoa vai ver.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (!shown) return <Skeleton width="100%" />
  const linhas = vera(shown.areas, shown.antes)
  const nada = naoVera(shown.areas, shown.antes)
  return (
    <div className={styles.vista} aria-live="polite" aria-busy={!data}>
      <section aria-label={`${nome} vai ver`}>
        <h3>{nome} vai ver</h3>
        {linhas.length === 0 && <p>Só o que é da própria pessoa: cadastro, escalas, contribuições.</p>}
        <dl>
          {linhas.map(({ titulo, itens }) => (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>
                <Itens itens={itens} novo="novo" />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={`${nome} não vai ver`}>
        <h3>{nome} não vai ver</h3>
        {nada.length === 0 ? (
          <p>Nada: vê alguma coisa em todas as áreas.</p>
        ) : (
          <Itens itens={nada} novo="deixa de ver" />
        )}
      </section>
    </div>
  )
}

/** @param novo what is said of an area that changes */
function Itens({ itens, novo }: { itens: readonly Item[]; novo: string }) {
  return (
    <ul className={styles.itens}>
      {itens.map(({ area, titulo, nota, novo: changes }) => (
        <li key={area} data-nota={nota ? '' : undefined} data-novo={changes || undefined}>
          {titulo}
          {nota && <span> ({nota})</span>}
          {changes && <em> {novo}</em>}
        </li>
      ))}
    </ul>
  )
}
