/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Uma pessoa para um departamento. */
export type DepartamentoMembroInput = {
  /** Departamento, por número ou uuid. */
  idDepartamento: string | number;
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** ativo, como começa, ou inativo. */
  statusMembro?: string | null | undefined;
};

export type DepartamentoDoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type DepartamentoDoMembroQuery = { departamento: { id: number, uuid: string, idCliente: number, tituloDepartamento: string } };

export type UsuariosCadastradosQueryVariables = Exact<{ [key: string]: never; }>;


export type UsuariosCadastradosQuery = { usuarios: { totalCount: number } };

export type AdicionarMembroMutationVariables = Exact<{
  input: Types.DepartamentoMembroInput;
  idCliente?: number | null | undefined;
}>;


export type AdicionarMembroMutation = { criarDepartamentoMembro: { id: number, uuid: string } };


export const DepartamentoDoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartamentoDoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}}]} as unknown as DocumentNode<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables>;
export const UsuariosCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsuariosCadastrados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"usuarioAtivo"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<UsuariosCadastradosQuery, UsuariosCadastradosQueryVariables>;
export const AdicionarMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartamentoMembroInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarDepartamentoMembro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroMutation, AdicionarMembroMutationVariables>;
export const useDepartamentoDoMembroQuery = (options: useQuery.Options<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables> | SkipToken): useQuery.Result<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DepartamentoDoMembroDocument, options as never) as never
export const useUsuariosCadastradosQuery = (options?: useQuery.Options<UsuariosCadastradosQuery, UsuariosCadastradosQueryVariables> | SkipToken): useQuery.Result<UsuariosCadastradosQuery, UsuariosCadastradosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(UsuariosCadastradosDocument, options as never) as never
export const useAdicionarMembroMutation = (options?: useMutation.Options<AdicionarMembroMutation, AdicionarMembroMutationVariables>): useMutation.ResultTuple<AdicionarMembroMutation, AdicionarMembroMutationVariables> => useMutation(AdicionarMembroDocument, options as never) as never