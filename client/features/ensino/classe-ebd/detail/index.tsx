import { Button } from '@blueprintjs/core'
import { Edit, People, Trash } from '@blueprintjs/icons'
import { type ComponentProps, useContext, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { Facts } from '../../../../kernel/detail'
import { AddButton } from '../../../../kernel/list'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { Can, useCan } from '../../../../kernel/session'
import { DateText, PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { Leading, PersonLink } from '../../../acesso/usuario'
import { aulaUrls } from '../../aula-ebd/urls'
import { useExcluirClasse } from '../excluir'
import { StatusClasse } from '../status'
import { classeUrls } from '../urls'
import { type ClasseEbdDetalheQuery, useClasseEbdDetalheQuery } from './classe.generated'
import styles from './detail.module.css'
import { Frequencia } from './frequencia'
import { chosenQuarter, lastQuarters } from './quarters'

type Classe = ClasseEbdDetalheQuery['classeEBD']

const crumbs = [{ text: 'EBD' }, { text: 'Classes da EBD', to: classeUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const quarters = lastQuarters(todayIn(useContext(TimeZone)))
  // only the quarter that is shown first comes with the class
  const [{ dataInicial, dataFinal }] = useState(() => chosenQuarter(params, quarters))
  const comFrequencia = useCan('aulaEBD.lerFrequencia')
  const { data, error, refetch } = useClasseEbdDetalheQuery({
    variables: { id, comFrequencia, dataInicial, dataFinal },
    context: { opensScreen: true },
  })
  if (data) return <OfClass classe={data.classeEBD} quarters={quarters} brought={{ id, dataInicial }} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Classe', crumbs }}
      error={error}
      text="Não foi possível buscar os detalhes da classe."
      onRetry={refetch}
    />
  )
}

type Props = { classe: Classe } & Pick<ComponentProps<typeof Frequencia>, 'quarters' | 'brought'>

function OfClass({ classe, quarters, brought }: Props) {
  const { id, nomeClasse, quantidadeAlunos: pupils } = classe
  return (
    <>
      <PageHeader
        title={nomeClasse}
        crumbs={crumbs}
        description={classe.faixaEtaria ?? undefined}
        actions={<Actions classe={classe} />}
      />
      <InBin table="classe_ebd" record={classe} />
      <div className={styles.page}>
        <Facts
          title="Classe"
          facts={[
            [
              'Professor',
              classe.professor && (
                <Leading person={classe.professor} aConfirmar={classe.liderAConfirmar}>
                  <PersonLink person={classe.professor} />
                </Leading>
              ),
            ],
            [
              'Alunos',
              <Link key="alunos" to={classeUrls.alunos(id)}>
                {pupils === 1 ? '1 aluno' : `${pupils} alunos`}
              </Link>,
            ],
            ['Status', <StatusClasse key="status" status={classe.statusClasse} />],
            ['Cadastro', <DateText key="createdAt" value={classe.createdAt} />],
          ]}
        />
        <Can action="aulaEBD.lerFrequencia">
          <Frequencia idClasse={id} nomeClasse={nomeClasse} quarters={quarters} brought={brought} />
        </Can>
      </div>
    </>
  )
}

function Actions({ classe }: { classe: Classe }) {
  const navigate = useNavigate()
  const { remove } = useExcluirClasse()
  const may = (acao: string) => classe.acoesPermitidas.includes(acao)
  if (classe.excluidoEm) return null
  const removeAndLeave = async () => {
    if (await remove(classe)) navigate(classeUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      <Button
        variant="outlined"
        icon={<People />}
        text="Ver alunos"
        onClick={() => navigate(classeUrls.alunos(classe.id))}
      />
      {may('editar') && (
        <Button variant="outlined" icon={<Edit />} text="Editar" onClick={() => navigate(classeUrls.edit(classe.id))} />
      )}
      <Can action="aulaEBD.escrever">
        <AddButton to={aulaUrls.createFor(classe.id)} text="Nova Aula" />
      </Can>
    </>
  )
}
