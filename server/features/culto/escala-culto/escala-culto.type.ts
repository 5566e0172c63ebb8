import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { escalaCultoFields } from '../../../../schema/rules/culto/escala-culto.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const answer = 'pendente, confirmada ou recusada.'
const when = 'proximos (cultos de hoje em diante) ou anteriores.'

@ObjectType({
  description: 'Quem serve em um culto, em que função, e se aceitou.',
  simpleResolvers: true,
  implements: Registro,
})
export class EscalaCulto {
  @Field(() => Int, { description: 'Número da escala.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field(() => Int, { nullable: true, description: 'Número do departamento.' }) idDepartamento!: number | null
  @Field({ description: `Resposta: ${answer}` }) resposta!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando respondeu.' }) respondidaEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi avisada.' })
  avisadaEm!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const EscalaCultoPage = pageOf(EscalaCulto)

export const EscalaCultoOrdem = orderOf('EscalaCulto', escalaCultoFields, {
  culto: 'Dia e hora do culto.',
  membro: 'Nome da pessoa.',
  funcao: 'Função.',
  departamento: 'Título do departamento.',
  resposta: 'Resposta.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de escalas.' })
export class EscalaCultoFiltro {
  @Field(() => ID, { nullable: true, description: 'Culto, por número ou uuid.' }) idCulto?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid.' }) idMembro?: string | null
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid.' }) idDepartamento?: string | null
  @Field(() => String, { nullable: true, description: `Resposta: ${answer}` }) resposta?: string | null
  @Field(() => String, { nullable: true, description: when }) quando?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'De cultos a partir deste dia.' }) de?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'De cultos até este dia.' }) ate?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class EscalasCultoArgs extends PageArgs {
  @Field(() => EscalaCultoOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, dos cultos mais novos aos mais antigos, e os próximos a partir do mais perto.',
  })
  ordem?: Order<(typeof escalaCultoFields)[number]> | null
  @Field(() => EscalaCultoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EscalaCultoFiltro | null
}

@InputType({ description: 'Dados de uma escala.' })
export class EscalaCultoInput {
  @Field(() => ID, { description: 'Culto, por número ou uuid.' }) idCulto!: string
  @Field(() => ID, { description: 'Pessoa ativa, por número ou uuid.' }) idMembro!: string
  @Field({ description: 'Função, até 60 caracteres.' }) funcao!: string
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid.' }) idDepartamento?: string | null
  @Field(() => String, { nullable: true, description: `Resposta: ${answer} Sem ela, pendente.` }) resposta?:
    | string
    | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: escala a pessoa também se ela já serve em outro lugar na mesma hora, ou bloqueou o dia.',
  })
  confirmarConflito?: boolean | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({ description: 'Um culto na matriz de escalas.', simpleResolvers: true })
export class CultoDaMatriz {
  @Field(() => Int, { description: 'Número do culto.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Dia.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaCulto!: string | null
  @Field({ description: 'agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
  @Field(() => Boolean, { description: 'Se já começou, na hora da igreja.' }) comecou!: boolean
}

@ObjectType({ description: 'Um pedido de substituto aberto, visto da escala.', simpleResolvers: true })
export class PedidoDaMatriz {
  @Field(() => Int, { description: 'Número da escala.' }) idEscala!: number
  @Field(() => Int, { description: 'Quantas pessoas foram chamadas.' }) chamados!: number
  @Field(() => Int, { description: 'Quantas das chamadas ainda não responderam.' }) aguardando!: number
}

@ObjectType({ description: 'Dias em que uma pessoa não pode servir, vistos da escala.', simpleResolvers: true })
export class AusenteDaMatriz {
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
}

@ObjectType({ description: 'Os cultos de um período e quem serve neles.', simpleResolvers: true })
export class MatrizEscalas {
  @Field(() => [CultoDaMatriz], { description: 'Os cultos, do mais antigo ao mais novo.' }) cultos!: CultoDaMatriz[]
  @Field(() => [EscalaCulto], { description: 'As escalas desses cultos, por função e nome.' }) escalas!: EscalaCulto[]
  @Field(() => [AusenteDaMatriz], {
    description: 'Os dias que pessoas bloquearam neste período; vazio para quem não pode ler isso.',
  })
  ausentes!: AusenteDaMatriz[]
  @Field(() => [PedidoDaMatriz], {
    description: 'Os pedidos de substituto abertos; só das escalas que quem pergunta pode mudar.',
  })
  pedidos!: PedidoDaMatriz[]
}

@ObjectType({ description: 'Os dias bloqueados que contêm o do culto.', simpleResolvers: true })
export class AusenciaCandidato {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
  @Field(() => Boolean, { description: 'Se a pessoa escreveu uma observação.' }) temObservacao!: boolean
}

@ObjectType({ description: 'Onde a pessoa já serve na hora do culto.', simpleResolvers: true })
export class ServicoCandidato {
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field({ description: 'Hora do outro culto, HH:mm.' }) horaCulto!: string
  @Field(() => Boolean, { description: 'Se é neste mesmo culto.' }) mesmoCulto!: boolean
}

@ObjectType({ description: 'Quem pode ser escalado para uma função de um culto.', simpleResolvers: true })
export class CandidatoEscala {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'E-mail. Nulo para quem não pode ler e-mails.' })
  @ReadableBy('usuario.lerEmail')
  email!: string | null
  @Field(() => DateOnlyScalar, {
    nullable: true,
    description: 'Data de nascimento. Nula para quem não pode ler dados pessoais de outros.',
  })
  @ReadableBy('usuario.lerDadosPessoais')
  dataNascimento!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Bairro. Nulo para quem não pode ler dados pessoais de outros.',
  })
  @ReadableBy('usuario.lerDadosPessoais')
  bairro!: string | null
  @Field(() => DateOnlyScalar, {
    nullable: true,
    description: 'Dia do último culto em que está nesta função, também um que ainda vem; nulo: nunca serviu nela.',
  })
  ultimaVez!: string | null
  @Field(() => AusenciaCandidato, { nullable: true, description: 'Dias que a pessoa bloqueou; nulo: pode servir.' })
  ausencia!: AusenciaCandidato | null
  @Field(() => ServicoCandidato, {
    nullable: true,
    description: 'Outra escala da pessoa na hora do culto; nulo: está livre.',
  })
  servico!: ServicoCandidato | null
}

@ObjectType({ description: 'O que se fez ao repetir uma escala.', simpleResolvers: true })
export class RepeticaoEscala {
  @Field(() => Int, { description: 'Em quantos cultos.' }) cultos!: number
  @Field(() => Int, { description: 'Escalas criadas.' }) criadas!: number
  @Field(() => Int, { description: 'Escalas que já existiam e ficaram como estavam.' }) existentes!: number
  @Field(() => [String], {
    description: 'Quem ficou de fora por já servir em outro lugar na mesma hora, ou por ter bloqueado o dia.',
  })
  conflitos!: string[]
}

@ObjectType({ description: 'Quem foi avisado das escalas.', simpleResolvers: true })
export class AvisoEscalas {
  @Field(() => Int, { description: 'Quantas pessoas recebem um aviso ou um e-mail.' }) avisadas!: number
  @Field(() => [String], { description: 'Nomes de quem não tem e-mail cadastrado, ou não quer avisos por e-mail.' })
  semEmail!: string[]
  @Field(() => [String], {
    description:
      'Nomes de quem não foi avisado porque este servidor não envia e-mails; o link de cada um fica guardado com quem cuida do sistema.',
  })
  guardados!: string[]
  @Field(() => [String], {
    description: 'Nomes de quem ainda não foi avisado, porque a igreja ou o e-mail chegou ao limite de e-mails.',
  })
  depois!: string[]
}
