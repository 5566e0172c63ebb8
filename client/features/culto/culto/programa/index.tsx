import { useParams } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { MapLink, ShareLinks } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan, useChurchName, useViewer } from '../../../../kernel/session'
import { formatLongDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { MusicasDoCulto } from '../../ensaio-louvor'
import { EscalaCard } from '../../escala-culto'
import { cultoUrls } from '../urls'
import { Equipe } from './equipe'
import type { ProgramaDoCultoQuery } from './programa.generated'
import { useProgramaDoCultoQuery } from './programa.generated'
import styles from './programa.module.css'

const crumbs = [{ text: 'Cultos', to: cultoUrls.list }]

/** A worship service for those who come or serve: the own part, the place, the order of service and the team. */
export function Component() {
  const { id = '' } = useParams()
  const equipe = useCan('escalaCulto.ler')
  const comMusicas = useCan('setlistEnsaio.ler')
  const { data, error, refetch } = useProgramaDoCultoQuery({
    variables: { id, equipe, comMusicas },
    context: { opensScreen: true, kept: true },
  })
  if (data) return <Programa {...data} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Culto', crumbs }}
      error={error}
      text="Não foi possível buscar o programa do culto."
      onRetry={refetch}
    />
  )
}

function Programa({ culto, minhasEscalas }: ProgramaDoCultoQuery) {
  const igreja = useChurchName()
  const { id, dataCulto, horaCulto, temaCulto, local, dirigente, pregador, liturgia } = culto
  const when = `${formatLongDate(dataCulto)}, ${horaCulto}`
  const mine = minhasEscalas.nodes.filter(({ idCulto }) => idCulto === id)
  return (
    <>
      <PageHeader
        title={temaCulto ?? 'Culto'}
        crumbs={crumbs}
        description={<time dateTime={`${dataCulto}T${horaCulto}`}>{when}</time>}
      />
      <InBin table="culto" record={culto} />
      <div className={styles.parts}>
        {culto.statusCulto === 'cancelado' && <p role="alert">Este culto foi cancelado.</p>}
        <Own culto={culto} escalas={mine} />
        <DetailCard title="Onde">
          <p className={styles.place}>{local ? local.nomeLocal : 'O local ainda não foi informado.'}</p>
          {local?.endereco && <p className={styles.note}>{local.endereco}</p>}
          <div className={styles.actions}>
            {local?.endereco && <MapLink address={local.endereco} />}
            {!culto.excluidoEm && culto.statusCulto !== 'cancelado' && (
              <ShareLinks
                lines={[temaCulto ? `Culto: ${temaCulto}` : 'Culto', igreja, when, local?.nomeLocal, local?.endereco]}
                path={cultoUrls.programa(id)}
              />
            )}
          </div>
        </DetailCard>
        <DetailCard title="Ordem do culto">
          {(dirigente || pregador) && (
            <p className={styles.note}>
              {[dirigente && `Dirige: ${dirigente.name}`, pregador && `Prega: ${pregador.name}`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {liturgia.length === 0 ? (
            <p className={styles.note}>A ordem deste culto ainda não foi montada.</p>
          ) : (
            <ol className={styles.items}>
              {liturgia.map(({ id, titulo, descricao }) => (
                <li key={id}>
                  {titulo}
                  {descricao && <small>{descricao}</small>}
                </li>
              ))}
            </ol>
          )}
        </DetailCard>
        {culto.musicas && culto.musicas.nodes.length > 0 && <MusicasDoCulto musicas={culto.musicas} />}
        {culto.escalas && <Equipe culto={culto} escalas={culto.escalas.nodes} />}
      </div>
    </>
  )
}

type OwnProps = {
  culto: ProgramaDoCultoQuery['culto']
  escalas: ProgramaDoCultoQuery['minhasEscalas']['nodes']
}

/** What the current user does in this worship service; nothing for somebody who only comes. */
function Own({ culto: { dirigente, pregador }, escalas }: OwnProps) {
  const { id } = useViewer()
  const parts = [dirigente?.id === id && 'Você dirige este culto.', pregador?.id === id && 'Você prega neste culto.']
  const texts = parts.filter((text) => text !== false)
  if (escalas.length === 0 && texts.length === 0) return null
  return (
    <section aria-labelledby="sua-parte" className={styles.own}>
      <h2 id="sua-parte">Sua parte</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className={styles.rosters}>
        {escalas.map((escala) => (
          <EscalaCard key={escala.uuid} escala={escala} />
        ))}
      </ul>
    </section>
  )
}
