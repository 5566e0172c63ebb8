import { Button } from '@blueprintjs/core'
import { Edit, People, Trash } from '@blueprintjs/icons'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../../kernel/detail'
import { addressText, ShareLinks } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { DateText, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { Leading, PersonLink } from '../../../acesso/usuario'
import { useExcluirMissao } from '../excluir'
import { StatusMissao } from '../status'
import { missaoUrls } from '../urls'
import styles from './detail.module.css'
import type { MissaoDetalheQuery } from './missao.generated'
import { useMissaoDetalheQuery } from './missao.generated'

type Missao = MissaoDetalheQuery['missao']

const crumbs = [{ text: 'Missões', to: missaoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useMissaoDetalheQuery({ variables: { id }, context: { opensScreen: true } })
  if (data) return <Mission missao={data.missao} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Missão', crumbs }}
      error={error}
      text="Não foi possível buscar os detalhes da missão."
      onRetry={refetch}
    />
  )
}

function Mission({ missao }: { missao: Missao }) {
  const { quantidadeMembros: members } = missao
  return (
    <>
      <PageHeader title={missao.nomeMissao} crumbs={crumbs} actions={<Actions missao={missao} />} />
      <InBin table="missao" record={missao} />
      <DetailLayout
        side={
          <Facts
            title="Histórico"
            last
            facts={[
              ['Cadastrada em', <DateText key="createdAt" value={missao.createdAt} />],
              ['Última alteração', <DateText key="updatedAt" value={missao.updatedAt} />],
            ]}
          />
        }
      >
        <Facts
          title="Missão"
          facts={[
            ['Local', addressText(missao.localMissao)],
            ['Status', <StatusMissao key="status" status={missao.statusMissao} />],
            ['Início', <DateText key="dataInicio" value={missao.dataInicio} />],
            ['Fim', <DateText key="dataFim" value={missao.dataFim} />],
            [
              'Responsável',
              missao.responsavel && (
                <Leading person={missao.responsavel} aConfirmar={missao.liderAConfirmar}>
                  <PersonLink person={missao.responsavel} />
                </Leading>
              ),
            ],
            [
              'Membros',
              <Link key="membros" to={missaoUrls.membros(missao.id)}>
                {members === 1 ? '1 membro' : `${members} membros`}
              </Link>,
            ],
            !missao.excluidoEm &&
              ['planejada', 'em_andamento'].includes(missao.statusMissao) && [
                'Convidar',
                <span key="convidar" className={styles.share}>
                  <ShareLinks
                    lines={[missao.nomeMissao, periodo(missao), missao.localMissao]}
                    path={missaoUrls.detail(missao.id)}
                  />
                </span>,
              ],
          ]}
        />
        <Facts title="Descrição" facts={[['Sobre a missão', missao.descricao]]} />
      </DetailLayout>
    </>
  )
}

/** '05/12/2026 a 12/12/2026' */
const periodo = ({ dataInicio, dataFim }: Missao) =>
  [dataInicio, dataFim].flatMap((day) => (day ? [formatDate(day)] : [])).join(' a ')

function Actions({ missao }: { missao: Missao }) {
  const navigate = useNavigate()
  const { remove } = useExcluirMissao()
  const may = (acao: string) => missao.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(missao)) navigate(missaoUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {!missao.excluidoEm && (
        <Button
          variant="outlined"
          icon={<People />}
          text="Ver membros"
          onClick={() => navigate(missaoUrls.membros(missao.id))}
        />
      )}
      {may('editar') && (
        <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(missaoUrls.edit(missao.id))} />
      )}
    </>
  )
}
