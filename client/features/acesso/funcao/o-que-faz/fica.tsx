import { Skeleton } from '../../../../kernel/ui'
import { useAcessoPrevistoQuery } from './o-que-faz.generated'
import styles from './o-que-faz.module.css'
import { frases } from './previsto'

type Props = { idUsuario: number; idFuncao: number }

/** What a person loses and what stays when a function is taken away, as the server computes it. */
export function Fica({ idUsuario, idFuncao }: Props) {
  const { data, error } = useAcessoPrevistoQuery({
    variables: { idUsuario: String(idUsuario), tirar: [String(idFuncao)] },
    fetchPolicy: 'network-only',
  })
  if (error) return <p role="alert">Não foi possível calcular o que fica com a pessoa.</p>
  if (!data) return <Skeleton width="100%" />
  return (
    <div className={styles.fica}>
      {frases(data.acessoPrevisto.areas, data.acessoPrevisto.antes).map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </div>
  )
}
