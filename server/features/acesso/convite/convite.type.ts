import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const asks = 'O que pede antes da senha: dataNascimento, ou telefone (os quatro últimos números).'

@ObjectType({ description: 'Um convite recém-criado, para entregar à pessoa.', simpleResolvers: true })
export class LinkDeConvite {
  @Field({ description: 'O endereço, que cria a primeira senha uma única vez. Só é mostrado aqui.' }) url!: string
  @Field(() => DateTimeScalar, { description: 'Até quando vale.' }) validoAte!: string
  @Field({ description: asks }) pedirSegundoDado!: string
}

@ObjectType({ description: 'Um convite por link que foi feito para uma pessoa.', simpleResolvers: true })
export class Convite {
  @Field(() => Int, { description: 'Número do convite.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi feito.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Até quando vale.' }) expiraEm!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando criou a senha.' }) usadoEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Quem o fez; nulo se foi a plataforma.' }) autor!: string | null
}

@ObjectType({ description: 'Os convites por link de uma pessoa.', simpleResolvers: true })
export class ConvitesDaPessoa {
  @Field(() => String, {
    nullable: true,
    description: 'Por que não se pode convidar a pessoa por um link agora; nulo se pode.',
  })
  impedimento!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Nome com que a pessoa entra, seguido do número da igreja: para quem o esqueceu.',
  })
  nomeAcesso!: string | null
  @Field(() => [Convite], { description: 'Até 10, do mais novo ao mais antigo.' }) convites!: Convite[]
}

@ObjectType({ description: 'Um convite que ainda vale, para quem o abriu.', simpleResolvers: true })
export class ConviteAberto {
  @Field({ description: 'Nome da igreja.' }) igreja!: string
  @Field({ description: 'Primeiro nome de quem foi convidado.' }) nome!: string
  @Field({ description: asks }) pedirSegundoDado!: string
  @Field({ description: 'A pessoa pode entrar com o e-mail do cadastro.' }) temEmail!: boolean
  @Field({ description: 'A pessoa pode entrar com o telefone do cadastro.' }) temTelefone!: boolean
}

@ObjectType({ description: 'A primeira senha foi criada.', simpleResolvers: true })
export class ConviteAceito {
  @Field({ description: 'Texto para a pessoa.' }) message!: string
  @Field({ description: 'Com o que ela entra: o nome de acesso, o e-mail ou o telefone.' }) entraCom!: string
}
