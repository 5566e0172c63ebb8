/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que a pessoa altera dos próprios dados. O que não é enviado fica como está. */
export type MeuPerfilInput = {
  /** Bairro. */
  bairro?: string | null | undefined;
  /** CEP. */
  cep?: string | null | undefined;
  /** Cidade. */
  cidade?: string | null | undefined;
  /** Complemento do endereço. */
  complemento?: string | null | undefined;
  /** Data de nascimento. */
  dataNascimento?: string | null | undefined;
  /** E-mail. */
  email: string;
  /** Rua ou avenida. */
  endereco?: string | null | undefined;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: string | null | undefined;
  /** Nome. */
  name: string;
  /** Número da casa. */
  numero?: string | null | undefined;
  /** Senha atual; pedida para trocar o e-mail. */
  password?: string | null | undefined;
  /** Telefone com DDD. */
  telefoneUsuario?: string | null | undefined;
  /** Sigla do estado. */
  uf?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type MeuPerfilFragment = { id: number, name: string, email: string | null, telefoneUsuario: string | null, dataNascimento: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number };

export type MeuPerfilQueryVariables = Exact<{ [key: string]: never; }>;


export type MeuPerfilQuery = { eu: { fotoUrl: string | null, id: number, name: string, email: string | null, telefoneUsuario: string | null, dataNascimento: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number } };

export type AtualizarMeuPerfilMutationVariables = Exact<{
  input: Types.MeuPerfilInput;
}>;


export type AtualizarMeuPerfilMutation = { atualizarMeuPerfil: { id: number, uuid: string, idCliente: number, perfil: number, nomePerfil: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null, doisFatores: boolean, acoes: Array<string>, dataNascimento: string | null, estadoCivil: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number, igreja: { id: number, uuid: string, nome: string, fusoHorario: string, logoUrl: string | null } } };

export type EnviarMinhaFotoMutationVariables = Exact<{
  arquivo: File;
}>;


export type EnviarMinhaFotoMutation = { enviarMinhaFoto: { id: number, fotoUrl: string | null, versao: number } };

export type RemoverMinhaFotoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoverMinhaFotoMutation = { removerMinhaFoto: { id: number, fotoUrl: string | null, versao: number } };

export const MeuPerfilFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPerfil"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Eu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<MeuPerfilFragment, unknown>;
export const MeuPerfilDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeuPerfil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeuPerfil"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPerfil"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Eu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<MeuPerfilQuery, MeuPerfilQueryVariables>;
export const AtualizarMeuPerfilDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarMeuPerfil"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeuPerfilInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarMeuPerfil"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeuPerfil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Eu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"doisFatores"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"fusoHorario"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeuPerfil"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Eu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"estadoCivil"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarMeuPerfilMutation, AtualizarMeuPerfilMutationVariables>;
export const EnviarMinhaFotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarMinhaFoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarMinhaFoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarMinhaFotoMutation, EnviarMinhaFotoMutationVariables>;
export const RemoverMinhaFotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverMinhaFoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerMinhaFoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RemoverMinhaFotoMutation, RemoverMinhaFotoMutationVariables>;
export const useMeuPerfilQuery = (options?: useQuery.Options<MeuPerfilQuery, MeuPerfilQueryVariables> | SkipToken): useQuery.Result<MeuPerfilQuery, MeuPerfilQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MeuPerfilDocument, options as never) as never
export const useAtualizarMeuPerfilMutation = (options?: useMutation.Options<AtualizarMeuPerfilMutation, AtualizarMeuPerfilMutationVariables>): useMutation.ResultTuple<AtualizarMeuPerfilMutation, AtualizarMeuPerfilMutationVariables> => useMutation(AtualizarMeuPerfilDocument, options as never) as never
export const useEnviarMinhaFotoMutation = (options?: useMutation.Options<EnviarMinhaFotoMutation, EnviarMinhaFotoMutationVariables>): useMutation.ResultTuple<EnviarMinhaFotoMutation, EnviarMinhaFotoMutationVariables> => useMutation(EnviarMinhaFotoDocument, options as never) as never
export const useRemoverMinhaFotoMutation = (options?: useMutation.Options<RemoverMinhaFotoMutation, RemoverMinhaFotoMutationVariables>): useMutation.ResultTuple<RemoverMinhaFotoMutation, RemoverMinhaFotoMutationVariables> => useMutation(RemoverMinhaFotoDocument, options as never) as never