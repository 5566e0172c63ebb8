import { MapLink, ShareLinks } from '../../../kernel/links'
import { formatLongDate } from '../../../kernel/ui'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { Card } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

type Props = { celula: NonNullable<HomeData['minhaCelula']>; hoje: string }

/** The current user's cell: when and where it meets, and who leads it. */
export function MinhaCelula({ celula, hoje }: Props) {
  const { id, nomeCelula, horaCelula, nomeResponsavel, nomeLocal, endereco, proximoEncontro, lider, abre } = celula
  const next = proximoEncontro && (proximoEncontro === hoje ? 'hoje' : formatLongDate(proximoEncontro))
  return (
    // a copy that the version before kept does not say it
    <Card title={nomeCelula} to={abre === false ? undefined : celulaUrls.detail(id)} more="Sua célula">
      <dl className={styles.facts}>
        <Fact term="Quando" text={quandoCelula(celula)} />
        <Fact term="Próximo encontro" text={next && [next, horaCelula].filter(Boolean).join(', ')} />
        <Fact term="Onde" text={[nomeLocal, endereco].filter(Boolean).join(', ')} />
        {!lider && <Fact term="Responsável" text={nomeResponsavel} />}
      </dl>
      <div className={styles.actions}>
        {endereco && <MapLink address={endereco} />}
        <ShareLinks lines={[`Célula ${nomeCelula}`, quandoCelula(celula), nomeLocal, endereco]} />
      </div>
    </Card>
  )
}

function Fact({ term, text }: { term: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
