import { Button, Menu, PopoverNext } from '@blueprintjs/core'
import { Following, More } from '@blueprintjs/icons'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { addressText, ShareLinks } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan, useChurchName } from '../../../../kernel/session'
import { DateText, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { ReservasNaHora } from '../../../agenda/reserva'
import { MusicasDoCulto } from '../../ensaio-louvor'
import { ChangeItems, changes } from '../menu-items'
import { StatusCulto } from '../status'
import { quandoCulto } from '../titulo'
import { cultoUrls } from '../urls'
import type { CultoDetalheQuery } from './culto.generated'
import { useCultoDetalheQuery } from './culto.generated'
import styles from './detail.module.css'

const crumbs = [{ text: 'Cultos', to: cultoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const variables = { id, comMusicas: useCan('setlistEnsaio.ler'), comReservas: useCan('reserva.ler') }
  const { data, error, refetch } = useCultoDetalheQuery({ variables, context: { opensScreen: true } })
  if (data) return <Service {...data} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Culto', crumbs }}
      error={error}
      text="Não foi possível buscar os dados do culto."
      onRetry={refetch}
    />
  )
}

function Service({ culto }: CultoDetalheQuery) {
  const igreja = useChurchName()
  return (
    <>
      <PageHeader
        title={culto.temaCulto ?? `Culto de ${quandoCulto(culto)}`}
        crumbs={crumbs}
        description={culto.temaCulto ? quandoCulto(culto) : undefined}
        actions={<Actions culto={culto} />}
      />
      <InBin table="culto" record={culto} />
      <DetailLayout
        side={
          <>
            <Facts
              title="Presença"
              facts={[
                ['Presentes', String(culto.quantidadePresentes)],
                ['Visitantes', String(culto.visitantes)],
              ]}
            />
            <Facts
              title="Histórico"
              last
              facts={[
                ['Cadastrado em', <DateText key="createdAt" value={culto.createdAt} />],
                ['Última alteração', <DateText key="updatedAt" value={culto.updatedAt} />],
              ]}
            />
          </>
        }
      >
        <Facts
          title="O culto"
          facts={[
            ['Quando', quandoCulto(culto)],
            ['Status', <StatusCulto key="status" status={culto.statusCulto} />],
            ['Dirigente', culto.dirigente?.name],
            ['Pregador', culto.pregador?.name],
            ['Local', addressText(culto.local?.endereco, culto.local?.nomeLocal)],
            !culto.excluidoEm &&
              culto.statusCulto !== 'cancelado' && [
                'Convidar',
                <span key="convidar" className={styles.share}>
                  <ShareLinks
                    lines={[
                      culto.temaCulto ? `Culto: ${culto.temaCulto}` : 'Culto',
                      igreja,
                      quandoCulto(culto),
                      culto.local?.nomeLocal,
                      culto.local?.endereco,
                    ]}
                    path={cultoUrls.programa(culto.id)}
                  />
                </span>,
              ],
          ]}
        />
        <DetailCard title="Ordem do culto">
          {culto.liturgia.length === 0 && <p className={styles.note}>A ordem deste culto ainda não foi montada.</p>}
          <ol className={styles.items}>
            {culto.liturgia.map(({ id, titulo, descricao }) => (
              <li key={id}>
                {titulo}
                {descricao && <small>{descricao}</small>}
              </li>
            ))}
          </ol>
          <Link className={styles.link} to={cultoUrls.programa(culto.id)}>
            Ver o programa, com a equipe
          </Link>
          {!culto.excluidoEm && (
            <Link className={styles.link} to={cultoUrls.ordem(culto.id)}>
              Abrir a ordem do culto
            </Link>
          )}
        </DetailCard>
        {culto.musicas && <MusicasDoCulto musicas={culto.musicas} />}
        {culto.reservas && (
          <ReservasNaHora reservas={culto.reservas} nothing="Nenhum recurso está reservado para a hora do culto." />
        )}
      </DetailLayout>
    </>
  )
}

function Actions({ culto }: Pick<CultoDetalheQuery, 'culto'>) {
  const navigate = useNavigate()
  const items = <ChangeItems culto={culto} onRemoved={() => navigate(cultoUrls.list)} />
  return (
    <>
      {culto.acoesPermitidas.includes('mostrarToken') && (
        <Button
          intent="primary"
          icon={<Following />}
          text="Confirmar presenças"
          onClick={() => navigate(cultoUrls.presenca(culto.id))}
        />
      )}
      {culto.acoesPermitidas.some((acao) => changes.includes(acao)) && (
        <PopoverNext placement="bottom-end" content={<Menu>{items}</Menu>}>
          <Button variant="outlined" icon={<More />} text="Ações" />
        </PopoverNext>
      )}
    </>
  )
}
