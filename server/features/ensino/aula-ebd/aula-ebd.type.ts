import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { aulaEBDFields } from '../../../../schema/rules/ensino/aula-ebd.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { MarcaRecusada } from '../../pessoas/encontro/index.js'

@ObjectType({ description: 'Uma linha da chamada de uma aula.', simpleResolvers: true })
export class ChamadaEBD {
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => Boolean, { description: 'Esteve na aula.' }) presente!: boolean
  @Field(() => Boolean, { description: 'É aluna da classe; se não, esteve como convidada.' }) aluno!: boolean
}

@ObjectType({ description: 'Um domingo de uma classe da EBD.', simpleResolvers: true, implements: Registro })
export class AulaEBD {
  @Field(() => Int, { description: 'Número da aula.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da classe.' }) idClasse!: number
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataAula!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaAula!: string | null
  @Field(() => Int, { nullable: true, description: 'Número da pessoa que ensinou.' }) idProfessor!: number | null
  @Field(() => Int, { description: 'Quantas pessoas da igreja estiveram presentes; visitantes à parte.' })
  qtdePresentes!: number
  @Field(() => Int, { description: 'Quantos visitantes, que não são pessoas cadastradas, vieram.' }) visitantes!: number
  @Field(() => Int, { description: 'Quantas bíblias trouxeram.' }) biblias!: number
  @Field(() => Int, { description: 'Quantas revistas trouxeram.' }) revistas!: number
  @Field(() => DecimalScalar, { nullable: true, description: 'Oferta, que está também nas entradas; nula: nenhuma.' })
  oferta!: string | null
  @Field(() => Boolean, {
    description: 'A entrada da oferta foi estornada em um mês seguinte: o dinheiro não conta mais.',
  })
  estornada!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, {
    description: 'Versão do registro e da sua chamada, para evitar sobrescrever a edição de outra pessoa.',
  })
  versao!: number
}

export const AulaEBDPage = pageOf(AulaEBD)

@ObjectType({ description: 'O que foi feito com as marcas de um aparelho.', simpleResolvers: true })
export class PresencasAulaMarcadas {
  @Field(() => AulaEBD, { description: 'A aula, com as marcas.' }) aula!: AulaEBD
  @Field(() => [MarcaRecusada], { description: 'As que não puderam ser guardadas; as outras foram.' })
  recusados!: MarcaRecusada[]
}

export const AulaEBDOrdem = orderOf('AulaEBD', aulaEBDFields, {
  dataAula: 'Data.',
  classe: 'Nome da classe.',
  visitantes: 'Quantidade de visitantes.',
  oferta: 'Oferta.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de aulas da EBD.' })
export class AulaEBDFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'proximos, de hoje em diante, ou anteriores; sem ele, todas.',
  })
  quando?: string | null
  @Field(() => ID, { nullable: true, description: 'Classe, por número ou uuid.' }) idClasse?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A partir desta data.' }) dataInicial?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até esta data.' }) dataFinal?: string | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: só onde espera confirmação quem ensina só esta aula, de uma semana antes dela a uma semana depois; false: só as outras. Só para quem altera as aulas.',
  })
  liderAConfirmar?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class AulasEBDArgs extends PageArgs {
  @Field(() => AulaEBDOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da mais nova à mais antiga, e as próximas a partir da mais perto.',
  })
  ordem?: Order<(typeof aulaEBDFields)[number]> | null
  @Field(() => AulaEBDFiltro, { nullable: true, description: 'Filtro.' }) filtro?: AulaEBDFiltro | null
}

@InputType({ description: 'Dados de uma aula, com a sua chamada. Numa alteração, o que não é enviado fica como está.' })
export class AulaEBDInput {
  @Field(() => DateOnlyScalar, { description: 'Data; uma aula por dia em cada classe.' }) dataAula!: string
  @Field(() => String, { nullable: true, description: 'Tema, até 200 caracteres.' }) temaAula?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem ensinou, por número ou uuid.' }) idProfessor?: string | null
  @Field(() => [ID], {
    nullable: true,
    description: 'Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior.',
  })
  presentes?: string[] | null
  @Field(() => Int, { nullable: true, description: 'Quantos visitantes vieram.' }) visitantes?: number | null
  @Field(() => Int, { nullable: true, description: 'Quantas bíblias trouxeram.' }) biblias?: number | null
  @Field(() => Int, { nullable: true, description: 'Quantas revistas trouxeram.' }) revistas?: number | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Oferta; cria a sua entrada.' }) oferta?: string | null
  @Field(() => ID, {
    nullable: true,
    description:
      'A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem.',
  })
  idContaFinanceira?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Dados de uma aula nova.' })
export class NovaAulaEBDInput extends AulaEBDInput {
  @Field(() => ID, { description: 'Classe, por número ou uuid.' }) idClasse!: string
}
