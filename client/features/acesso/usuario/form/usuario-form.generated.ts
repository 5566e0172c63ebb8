/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma pessoa. Numa alteração, o que não é enviado fica como está. */
export type UsuarioInput = {
  /** Bairro. */
  bairro?: string | null | undefined;
  /** CEP. */
  cep?: string | null | undefined;
  /** Cidade. */
  cidade?: string | null | undefined;
  /** Complemento do endereço. */
  complemento?: string | null | undefined;
  /** CPF; único na igreja. */
  cpf?: string | null | undefined;
  /** Data do batismo. */
  dataBatismo?: string | null | undefined;
  /** Data de conversão. */
  dataConversao?: string | null | undefined;
  /** Data de nascimento. */
  dataNascimento?: string | null | undefined;
  /** E-mail; único na igreja. */
  email?: string | null | undefined;
  /** Rua ou avenida. */
  endereco?: string | null | undefined;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: string | null | undefined;
  /** Nome, até 120 caracteres. */
  name: string;
  /** Número da casa. */
  numero?: string | null | undefined;
  /** Observações. */
  observacoes?: string | null | undefined;
  /** Perfil; sem ele, Sem perfil (-1): a pessoa não tem acesso ao que é da igreja. Membro (2) dá quem cadastra; outro, só quem pode alterar perfis. */
  perfil?: number | null | undefined;
  /** 1: convertida há pouco; 0: não. */
  recemConvertido?: number | null | undefined;
  /** Masculino ou Feminino. */
  sexo?: string | null | undefined;
  /** Telefone com DDD. */
  telefoneUsuario?: string | null | undefined;
  /** Sigla do estado. */
  uf?: string | null | undefined;
  /** 1: ativa; 0: inativa. */
  usuarioAtivo?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type UsuarioEdicaoFragment = { id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, recemConvertido: number, usuarioAtivo: number, cpf: string | null, dataNascimento: string | null, sexo: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, dataConversao: string | null, dataBatismo: string | null, observacoes: string | null, fotoUrl: string | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null };

export type UsuarioParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type UsuarioParaEditarQuery = { usuario: { id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, recemConvertido: number, usuarioAtivo: number, cpf: string | null, dataNascimento: string | null, sexo: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, dataConversao: string | null, dataBatismo: string | null, observacoes: string | null, fotoUrl: string | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null } };

export type CriarUsuarioMutationVariables = Exact<{
  input: Types.UsuarioInput;
  idCliente?: number | null | undefined;
}>;


export type CriarUsuarioMutation = { criarUsuario: { id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, recemConvertido: number, usuarioAtivo: number, cpf: string | null, dataNascimento: string | null, sexo: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, dataConversao: string | null, dataBatismo: string | null, observacoes: string | null, fotoUrl: string | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null } };

export type AtualizarUsuarioMutationVariables = Exact<{
  id: string | number;
  input: Types.UsuarioInput;
}>;


export type AtualizarUsuarioMutation = { atualizarUsuario: { id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, recemConvertido: number, usuarioAtivo: number, cpf: string | null, dataNascimento: string | null, sexo: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, dataConversao: string | null, dataBatismo: string | null, observacoes: string | null, fotoUrl: string | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null } };

export type EnviarFotoUsuarioMutationVariables = Exact<{
  id: string | number;
  arquivo: File;
}>;


export type EnviarFotoUsuarioMutation = { enviarFotoUsuario: { id: number, uuid: string, fotoUrl: string | null, versao: number } };

export type RemoverFotoUsuarioMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoverFotoUsuarioMutation = { removerFotoUsuario: { id: number, uuid: string, fotoUrl: string | null, versao: number } };

export const UsuarioEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"sexo"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"dataConversao"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<UsuarioEdicaoFragment, unknown>;
export const UsuarioParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsuarioParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsuarioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"sexo"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"dataConversao"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<UsuarioParaEditarQuery, UsuarioParaEditarQueryVariables>;
export const CriarUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsuarioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"sexo"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"dataConversao"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<CriarUsuarioMutation, CriarUsuarioMutationVariables>;
export const AtualizarUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsuarioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"cpf"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"sexo"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"dataConversao"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<AtualizarUsuarioMutation, AtualizarUsuarioMutationVariables>;
export const EnviarFotoUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarFotoUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarFotoUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarFotoUsuarioMutation, EnviarFotoUsuarioMutationVariables>;
export const RemoverFotoUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverFotoUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerFotoUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RemoverFotoUsuarioMutation, RemoverFotoUsuarioMutationVariables>;
export const useUsuarioParaEditarQuery = (options: useQuery.Options<UsuarioParaEditarQuery, UsuarioParaEditarQueryVariables> | SkipToken): useQuery.Result<UsuarioParaEditarQuery, UsuarioParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(UsuarioParaEditarDocument, options as never) as never
export const useCriarUsuarioMutation = (options?: useMutation.Options<CriarUsuarioMutation, CriarUsuarioMutationVariables>): useMutation.ResultTuple<CriarUsuarioMutation, CriarUsuarioMutationVariables> => useMutation(CriarUsuarioDocument, options as never) as never
export const useAtualizarUsuarioMutation = (options?: useMutation.Options<AtualizarUsuarioMutation, AtualizarUsuarioMutationVariables>): useMutation.ResultTuple<AtualizarUsuarioMutation, AtualizarUsuarioMutationVariables> => useMutation(AtualizarUsuarioDocument, options as never) as never
export const useEnviarFotoUsuarioMutation = (options?: useMutation.Options<EnviarFotoUsuarioMutation, EnviarFotoUsuarioMutationVariables>): useMutation.ResultTuple<EnviarFotoUsuarioMutation, EnviarFotoUsuarioMutationVariables> => useMutation(EnviarFotoUsuarioDocument, options as never) as never
export const useRemoverFotoUsuarioMutation = (options?: useMutation.Options<RemoverFotoUsuarioMutation, RemoverFotoUsuarioMutationVariables>): useMutation.ResultTuple<RemoverFotoUsuarioMutation, RemoverFotoUsuarioMutationVariables> => useMutation(RemoverFotoUsuarioDocument, options as never) as never