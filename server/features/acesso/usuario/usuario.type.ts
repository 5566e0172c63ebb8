import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { usuarioFields } from '../../../../schema/rules/acesso/usuario.input.js'
import { CodigoField } from '../../../kernel/transport/graphql/arguments.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const privado = 'Nulo para quem não pode ler dados pessoais de outros.'
const listedOnly = (valor: string) => `Sempre ${valor} para quem não lê a lista de pessoas nem o telefone desta.`

@ObjectType({ description: 'Um acontecimento na vida de uma pessoa na igreja.', simpleResolvers: true })
export class LinhaDoTempo {
  @Field({ description: 'Que espécie de acontecimento: cadastro, importado, conversao, batismo, perfil, ...' })
  tipo!: string
  @Field(() => DateTimeScalar, { description: 'Quando; datas sem hora vêm ao meio-dia UTC.' }) data!: string
  @Field({ description: 'O que aconteceu.' }) titulo!: string
  @Field(() => String, { nullable: true, description: 'Detalhe.' }) descricao!: string | null
}

export const LinhaDoTempoPage = pageOf(LinhaDoTempo)

@ArgsType()
export class LinhaDoTempoArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Quantos itens, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) do último item já lido.' }) after?:
    | string
    | null
}

@ObjectType({ description: 'Uma pessoa da igreja.', simpleResolvers: true, implements: Registro })
export class Usuario {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'E-mail, com que entra no sistema; único na igreja.' })
  @ReadableBy('usuario.lerEmail')
  email!: string | null
  @Field(() => String, { nullable: true, description: `Telefone, só dígitos. ${privado}` })
  @ReadableBy('usuario.lerTelefone')
  telefoneUsuario!: string | null
  @Field(() => Int, { description: `Perfil (ver nivelUsuarios). ${listedOnly('Membro (2)')}` }) perfil!: number
  @Field(() => Int, { description: `1: convertida há pouco; 0: não. ${listedOnly('0')}` }) recemConvertido!: number
  @Field(() => Int, { description: `1: ativa; 0: inativa, não entra no sistema. ${listedOnly('1')}` })
  usuarioAtivo!: number
  @Field(() => String, { nullable: true, description: `CPF, 11 dígitos; único na igreja. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  cpf!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: `Data de nascimento. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  dataNascimento!: string | null
  @Field(() => String, {
    nullable: true,
    description: `Mês e dia do aniversário (MM-DD), quando o ano do nascimento não é conhecido. ${privado}`,
  })
  @ReadableBy('usuario.lerDadosPessoais')
  aniversario!: string | null
  @Field(() => String, { nullable: true, description: `Masculino ou Feminino. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  sexo!: string | null
  @Field(() => String, { nullable: true, description: `Estado civil. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  estadoCivil!: string | null
  @Field(() => String, { nullable: true, description: `CEP, 8 dígitos. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  cep!: string | null
  @Field(() => String, { nullable: true, description: `Rua ou avenida. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  endereco!: string | null
  @Field(() => String, { nullable: true, description: `Número da casa. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  numero!: string | null
  @Field(() => String, { nullable: true, description: `Complemento do endereço. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  complemento!: string | null
  @Field(() => String, { nullable: true, description: `Bairro. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  bairro!: string | null
  @Field(() => String, { nullable: true, description: `Cidade. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  cidade!: string | null
  @Field(() => String, { nullable: true, description: `Sigla do estado. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  uf!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: `Data de conversão. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  dataConversao!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: `Data do batismo. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  dataBatismo!: string | null
  @Field(() => String, { nullable: true, description: `Observações. ${privado}` })
  @ReadableBy('usuario.lerDadosPessoais')
  observacoes!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const UsuarioPage = pageOf(Usuario)

export const UsuarioOrdem = orderOf('Usuario', usuarioFields, {
  name: 'Nome.',
  email: 'E-mail.',
  perfil: 'Perfil.',
  dataNascimento: 'Data de nascimento, para quem pode lê-la.',
  createdAt: 'Data do cadastro.',
  pastor: 'Pastores primeiro, e depois por nome.',
  recemConvertido: 'Recém-convertidas primeiro, e depois por nome.',
  busca: 'Primeiro as de nome que começa com a busca, depois as de sobrenome que começa com ela, e depois por nome.',
})

@InputType({ description: 'Filtro da lista de pessoas.' })
export class UsuarioFiltro {
  @Field(() => Int, { nullable: true, description: '1: só ativas; 0: só inativas.' }) usuarioAtivo?: number | null
  @Field(() => Int, { nullable: true, description: '1: só recém-convertidas; 0: só as outras.' }) recemConvertido?:
    | number
    | null
  @Field(() => Int, { nullable: true, description: 'Perfil.' }) perfil?: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento.',
  })
  mesAniversario?: number | null
  @Field(() => ID, { nullable: true, description: 'Departamento em que estão, por número ou uuid.' })
  idDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Departamento em que não estão, por número ou uuid.' })
  foraDoDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não participa deste evento, por número ou uuid.' })
  foraDoEvento?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não participa desta missão, por número ou uuid.' })
  foraDaMissao?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é deste grupo de louvor, por número ou uuid.' })
  foraDoGrupoLouvor?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é desta célula, por número ou uuid.' })
  foraDaCelula?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não é aluno desta classe da EBD, por número ou uuid.' })
  foraDaClasseEBD?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem não esteve neste encontro, por número ou uuid.' })
  foraDoEncontro?: string | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: só quem tem um perfil acima de membro, ou uma função de hoje ou futura.',
  })
  comAcesso?: boolean | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: só quem vinha aos cultos e não veio a nenhum nas últimas três semanas, em uma igreja só.',
  })
  deixouDeVir?: boolean | null
  @Field(() => String, {
    nullable: true,
    description:
      'escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos.',
  })
  aoAlcanceDe?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class UsuariosArgs extends PageArgs {
  @Field(() => UsuarioOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' }) ordem?: Order<
    (typeof usuarioFields)[number]
  > | null
  @Field(() => UsuarioFiltro, { nullable: true, description: 'Filtro.' }) filtro?: UsuarioFiltro | null
}

@InputType({ description: 'Dados de uma pessoa. Numa alteração, o que não é enviado fica como está.' })
export class UsuarioInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) name!: string
  @Field(() => String, { nullable: true, description: 'E-mail; único na igreja.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'Telefone com DDD.' }) telefoneUsuario?: string | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Perfil; sem ele, Sem perfil (-1): a pessoa não tem acesso ao que é da igreja. Membro (2) dá quem cadastra; outro, só quem pode alterar perfis. Um token de API não dá nenhum.',
  })
  perfil?: number | null
  @Field(() => Int, { nullable: true, description: '1: convertida há pouco; 0: não.' }) recemConvertido?: number | null
  @Field(() => Int, { nullable: true, description: '1: ativa; 0: inativa.' }) usuarioAtivo?: number | null
  @Field(() => String, { nullable: true, description: 'CPF; único na igreja.' }) cpf?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de nascimento.' }) dataNascimento?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Mês e dia do aniversário (MM-DD, ou DD/MM), quando o ano do nascimento não é conhecido.',
  })
  aniversario?: string | null
  @Field(() => String, { nullable: true, description: 'Masculino ou Feminino.' }) sexo?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável.',
  })
  estadoCivil?: string | null
  @Field(() => String, { nullable: true, description: 'CEP.' }) cep?: string | null
  @Field(() => String, { nullable: true, description: 'Rua ou avenida.' }) endereco?: string | null
  @Field(() => String, { nullable: true, description: 'Número da casa.' }) numero?: string | null
  @Field(() => String, { nullable: true, description: 'Complemento do endereço.' }) complemento?: string | null
  @Field(() => String, { nullable: true, description: 'Bairro.' }) bairro?: string | null
  @Field(() => String, { nullable: true, description: 'Cidade.' }) cidade?: string | null
  @Field(() => String, { nullable: true, description: 'Sigla do estado.' }) uf?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de conversão.' }) dataConversao?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data do batismo.' }) dataBatismo?: string | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes?: string | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Verdadeiro: se outra pessoa já entra com este e-mail, esta é salva sem ele, e as observações dizem de quem é. Sem isto, um e-mail de outra pessoa é recusado.',
  })
  emailCompartilhado?: boolean | null
  @Field(() => String, {
    nullable: true,
    description:
      'A senha atual de quem salva: necessária quando o perfil muda, quando muda o e-mail de quem pode mais que um membro, quando quem edita pessoas por uma função troca o e-mail de alguém, ou quando uma pessoa nova recebe um perfil acima de Membro.',
  })
  minhaSenha?: string | null
  @CodigoField() codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({
  description: 'Uma visualização do sistema como outra pessoa o vê, só para leitura.',
  simpleResolvers: true,
})
export class VisaoComo {
  @Field({ description: 'O que a sessão envia no cabeçalho X-Ver-Como de cada pedido. Não serve a outra sessão.' })
  chave!: string
  @Field(() => DateTimeScalar, { description: 'Quando termina de qualquer modo.' }) ate!: string
}
