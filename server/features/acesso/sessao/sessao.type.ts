import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { CodigoField } from '../../../kernel/transport/graphql/arguments.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'A igreja da pessoa.', simpleResolvers: true })
export class Igreja {
  @Field(() => Int, { description: 'Número da igreja (idCliente).' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome da igreja.' }) nome!: string
  @Field({ description: 'Fuso horário em que instantes são mostrados (IANA).' }) fusoHorario!: string
  @Field(() => String, {
    nullable: true,
    description: 'Por que a plataforma a suspendeu: ela lê, mas não escreve. Nulo se não está suspensa.',
  })
  motivoSuspensao!: string | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'A partir de quando será apagada, se encerrou a conta.',
  })
  apagarEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Endereço do logotipo.' }) logoUrl!: string | null
  @Field(() => [String], {
    description:
      'O que ela não usa, como "ebd" (Mutation.definirModulosDesligados): fica fora do menu e da página inicial.',
  })
  modulosDesligados!: string[]
  @Field(() => String, {
    nullable: true,
    description: 'Encarregado pelos dados pessoais (LGPD): uma pessoa ou um canal, como Secretaria.',
  })
  encarregado!: string | null
  @Field(() => String, { nullable: true, description: 'E-mail do encarregado.' }) emailEncarregado!: string | null
  @Field(() => String, { nullable: true, description: 'Telefone do encarregado, só dígitos.' })
  telefoneEncarregado!: string | null
}

@ObjectType({ description: 'A pessoa que está usando o sistema.', simpleResolvers: true })
export class Eu {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Perfil (ver nivelUsuarios).' }) perfil!: number
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'E-mail com que entra.' }) email!: string | null
  @Field(() => String, { nullable: true, description: 'Telefone, só dígitos.' }) telefoneUsuario!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de nascimento.' }) dataNascimento!: string | null
  @Field(() => String, { nullable: true, description: 'Estado civil.' })
  estadoCivil!: string | null
  @Field(() => String, { nullable: true, description: 'CEP, 8 dígitos.' }) cep!: string | null
  @Field(() => String, { nullable: true, description: 'Rua ou avenida.' }) endereco!: string | null
  @Field(() => String, { nullable: true, description: 'Número da casa.' }) numero!: string | null
  @Field(() => String, { nullable: true, description: 'Complemento do endereço.' }) complemento!: string | null
  @Field(() => String, { nullable: true, description: 'Bairro.' }) bairro!: string | null
  @Field(() => String, { nullable: true, description: 'Cidade.' }) cidade!: string | null
  @Field(() => String, { nullable: true, description: 'Sigla do estado.' }) uf!: string | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

@ObjectType({ description: 'Resultado de entrar no sistema.', simpleResolvers: true })
export class SessaoAberta {
  @Field({ description: 'Token a enviar em Authorization: Bearer. Só é mostrado aqui.' }) token!: string
}

@ObjectType({ description: 'Um acesso aberto da própria pessoa.', simpleResolvers: true })
export class Sessao {
  @Field(() => ID, { description: 'Identificador da sessão.' }) uuid!: string
  @Field({ description: 'Navegador e sistema.' }) dispositivo!: string
  @Field({ description: 'Endereço de rede de onde entrou.' }) endereco!: string
  @Field(() => DateTimeScalar, { description: 'Quando entrou.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Último uso (com precisão de minutos).' }) usadaEm!: Date
  @Field(() => DateTimeScalar, { description: 'Quando termina de qualquer modo.' }) expiraEm!: Date
}

@InputType({ description: 'Dados para entrar.' })
export class EntrarInput {
  @Field({
    description: 'E-mail, telefone com DDD, ou nome de acesso com o número da igreja, como "ana.souza.12".',
  })
  email!: string
  @Field({ description: 'Senha.' }) password!: string
  @Field(() => String, {
    nullable: true,
    description: 'Código de verificação ou de recuperação; pedido pelo erro TWO_FACTOR_REQUIRED.',
  })
  codigo?: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'Número da igreja que o aparelho conhece: um nome sem número é dela, e um telefone primeiro dela.',
  })
  igreja?: number | null
}

@InputType({ description: 'O que a pessoa altera dos próprios dados. O que não é enviado fica como está.' })
export class MeuPerfilInput {
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'E-mail; ausente só para quem não tem um.' })
  email?: string | null
  @Field(() => String, { nullable: true, description: 'Telefone com DDD.' }) telefoneUsuario?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de nascimento.' }) dataNascimento?: string | null
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
  @Field(() => String, { nullable: true, description: 'Senha atual; pedida para trocar o e-mail.' })
  password?: string | null
  @CodigoField() codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
