import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { DetailCard, DetailLayout, Facts, ShowMore } from '../../../../kernel/detail'
import { useParts } from '../../../../kernel/feature'
import { cepMask, cpfMask } from '../../../../kernel/form/masked/masks'
import { addressText, phoneText } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { Avatar, DateText, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { FuncoesCard } from '../../funcao'
import { Ativo } from '../ativo'
import type { PersonParts } from '../parts'
import { usuarioUrls } from '../urls'
import { Actions } from './actions'
import styles from './detail.module.css'
import { Timeline } from './timeline'
import { MaisAcontecimentosDocument, type UsuarioDetalheQuery, useUsuarioDetalheQuery } from './usuario.generated'

type Usuario = UsuarioDetalheQuery['usuario']

const crumbs = [{ text: 'Pessoas', to: usuarioUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch, fetchMore } = useUsuarioDetalheQuery({
    variables: { id },
    context: { opensScreen: true },
  })
  const more = () =>
    fetchMore({
      query: MaisAcontecimentosDocument,
      variables: { id, after: String(data?.usuario.acontecimentos.nodes.length ?? 0) },
      updateQuery: ({ usuario }, { fetchMoreResult }) => {
        const next = fetchMoreResult.usuario.acontecimentos
        const nodes = [...usuario.acontecimentos.nodes, ...next.nodes]
        return { usuario: { ...usuario, acontecimentos: { ...next, nodes } } }
      },
    })
  const cards = useParts('usuario').flatMap(({ cards = [] }) => cards)
  // The scripts load while the person's data does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of features never changes
  useEffect(() => {
    for (const { fetch } of cards) void fetch()
  }, [])
  if (data) return <Person usuario={data.usuario} cards={cards} more={more} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Pessoa', crumbs }}
      error={error}
      text="Não foi possível carregar os dados."
      onRetry={refetch}
    />
  )
}

/** The address, and whether our letters to it come back. */
function Email({ email, devolvido }: { email: string; devolvido: boolean | null }) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {devolvido && <div className={styles.returned}>O último e-mail voltou. Confira o endereço com a pessoa.</div>}
    </>
  )
}

type PersonProps = { usuario: Usuario; cards: NonNullable<PersonParts['cards']>; more: () => Promise<unknown> }

function Person({ usuario, cards, more }: PersonProps) {
  const { telefoneUsuario, email, acontecimentos } = usuario
  const street = [usuario.endereco, usuario.numero].filter(Boolean).join(', ')
  const town = [usuario.cidade, usuario.uf].filter(Boolean).join(' - ')
  return (
    <>
      <PageHeader title={usuario.name} crumbs={crumbs} actions={<Actions usuario={usuario} />} />
      <InBin table="usuario" record={usuario} />
      <DetailLayout side={<Summary usuario={usuario} />}>
        <Facts
          title="Contato"
          facts={[
            ['E-mail', email && <Email email={email} devolvido={usuario.emailDevolvido} />],
            ['Telefone', phoneText(telefoneUsuario)],
          ]}
        />
        <FuncoesCard usuario={usuario} />
        <Facts
          title="Dados pessoais"
          facts={[
            ['CPF', usuario.cpf && cpfMask.show(usuario.cpf)],
            ['Data de nascimento', usuario.dataNascimento && <DateText value={usuario.dataNascimento} />],
            ['Aniversário', !usuario.dataNascimento && usuario.aniversario && formatDate(usuario.aniversario)],
            ['Sexo', usuario.sexo],
            ['Estado civil', usuario.estadoCivil],
          ]}
        />
        <Facts
          title="Endereço"
          facts={[
            ['Endereço', addressText(street, null, town)],
            ['Complemento', usuario.complemento],
            ['Bairro', usuario.bairro],
            ['Cidade', town],
            ['CEP', usuario.cep && cepMask.show(usuario.cep)],
          ]}
        />
        <Facts
          title="Vida na igreja"
          facts={[
            ['Data de conversão', usuario.dataConversao && <DateText value={usuario.dataConversao} />],
            ['Data de batismo', usuario.dataBatismo && <DateText value={usuario.dataBatismo} />],
          ]}
        />
        {cards.map((Card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
          <Card key={index} usuario={usuario} />
        ))}
        <Facts title="Observações" facts={[['Anotações da secretaria', usuario.observacoes]]} />
        {acontecimentos.nodes.length > 0 && (
          <DetailCard title="Linha do tempo">
            <Timeline events={acontecimentos.nodes} />
            {acontecimentos.totalCount > acontecimentos.nodes.length && (
              <ShowMore more={more} failureText="Não foi possível buscar o que veio antes." />
            )}
          </DetailCard>
        )}
      </DetailLayout>
    </>
  )
}

function Summary({ usuario }: { usuario: Usuario }) {
  return (
    <DetailCard>
      <div className={styles.summary}>
        <Avatar name={usuario.name} src={usuario.fotoUrl} size={112} />
        <strong>{usuario.name}</strong>
        <span>{usuario.nomePerfil}</span>
        <Ativo ativo={usuario.usuarioAtivo} />
        {usuario.recemConvertido === 1 && <span className={styles.badge}>Recém-convertido</span>}
        <small>
          Cadastro: <DateText value={usuario.createdAt} />
        </small>
      </div>
    </DetailCard>
  )
}
