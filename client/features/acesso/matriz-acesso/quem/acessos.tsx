import { SO_OS_PROPRIOS } from '../niveis'
import type { QuemTemLinhaFragment } from './quem.generated'
import styles from './quem.module.css'

type Acesso = NonNullable<QuemTemLinhaFragment['acessos']>[number]

const linhas = [
  { nivel: 'escrever', alcance: 'tudo', text: 'Escreve' },
  { nivel: 'escrever', alcance: 'meus', text: `Escreve, ${SO_OS_PROPRIOS}` },
  { nivel: 'ler', alcance: 'tudo', text: 'Lê' },
  { nivel: 'ler', alcance: 'meus', text: `Lê, ${SO_OS_PROPRIOS}` },
  { nivel: 'resumo', alcance: 'tudo', text: 'Só o resumo' },
  { nivel: 'resumo', alcance: 'meus', text: `Só o resumo, ${SO_OS_PROPRIOS}` },
] as const

type Props = { acessos: readonly Acesso[]; areas: readonly { nome: string; titulo: string }[] }

/** What a person may do in the areas: one line for each level. */
export function Acessos({ acessos, areas }: Props) {
  const shown = linhas
    .map((linha) => ({
      ...linha,
      found: areas.filter(({ nome }) =>
        acessos.some(({ area, nivel, alcance }) => area === nome && nivel === linha.nivel && alcance === linha.alcance),
      ),
    }))
    .filter(({ found }) => found.length > 0)
  if (shown.length === 0) return <>Nada da igreja</>
  return (
    <dl className={styles.acessos}>
      {shown.map(({ text, found }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{found.length === areas.length ? 'todas as áreas' : found.map(({ titulo }) => titulo).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
