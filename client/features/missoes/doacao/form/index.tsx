import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { NoPeople, useUsuarioSearch } from '../../../acesso/usuario'
import { campanhaUrls } from '../../campanha-missoes/urls'
import { DoacaoForm } from './doacao-form'
import { type CampanhaDaNovaDoacaoQuery, useCampanhaDaNovaDoacaoQuery } from './doacao-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useCampanhaDaNovaDoacaoQuery({ variables: { id } })
  const campanha = data?.campanhaMissoes

  const body = () => {
    if (campanha)
      return (
        <Editable
          table="campanha_missoes"
          record={campanha}
          back={{ text: campanha.nomeCampanha, to: campanhaUrls.doacoes(id) }}
          action="doar"
          lockedText={
            campanha.statusCampanha === 'cancelada'
              ? 'Esta campanha está desativada e não recebe doações.'
              : 'Você não tem permissão para registrar doações desta campanha.'
          }
        >
          <OfCampaign campanha={campanha} />
        </Editable>
      )
    if (!error) return <PageSpinner />
    return (
      <LoadFailed
        error={error}
        text="Não foi possível carregar os dados da campanha."
        onRetry={refetch}
        list={campanhaUrls.list}
      />
    )
  }

  return (
    <>
      <PageHeader
        title="Criar Doação para Campanha de Missões"
        crumbs={[
          { text: 'Grupos' },
          { text: 'Campanhas de missões', to: campanhaUrls.list },
          { text: 'Doações', to: campanhaUrls.doacoes(id) },
        ]}
        description={campanha?.nomeCampanha}
        actions={
          <Button
            variant="outlined"
            icon={<ArrowLeft />}
            text="Voltar"
            onClick={() => navigate(campanhaUrls.doacoes(id))}
          />
        }
      />
      {body()}
    </>
  )
}

function OfCampaign({ campanha }: { campanha: CampanhaDaNovaDoacaoQuery['campanhaMissoes'] }) {
  const people = useUsuarioSearch({})
  if (people.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={people.retry} />
  if (people.nobody) return <NoPeople />
  return <DoacaoForm idCampanha={campanha.id} people={people} />
}
