/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um post. Numa alteração, o que não é enviado fica como está. */
export type PostInput = {
  /** Tipo, por número ou uuid. */
  idTipoPost: string | number;
  /** 1: publicado, como começa; 0: oculto. */
  statusPost?: number | null | undefined;
  /** Subtítulo, até 250 caracteres. */
  subtituloPost?: string | null | undefined;
  /** Texto em HTML; o que não for texto simples formatado é retirado. */
  textoPost: string;
  /** Título, até 150 caracteres. */
  tituloPost: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CriarPostMutationVariables = Exact<{
  input: Types.PostInput;
}>;


export type CriarPostMutation = { criarPost: { id: number, uuid: string, tituloPost: string, versao: number } };

export type AtualizarPostMutationVariables = Exact<{
  id: string | number;
  input: Types.PostInput;
}>;


export type AtualizarPostMutation = { atualizarPost: { id: number, uuid: string, tituloPost: string, versao: number } };


export const CriarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarPostMutation, CriarPostMutationVariables>;
export const AtualizarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarPostMutation, AtualizarPostMutationVariables>;
export const useCriarPostMutation = (options?: useMutation.Options<CriarPostMutation, CriarPostMutationVariables>): useMutation.ResultTuple<CriarPostMutation, CriarPostMutationVariables> => useMutation(CriarPostDocument, options as never) as never
export const useAtualizarPostMutation = (options?: useMutation.Options<AtualizarPostMutation, AtualizarPostMutationVariables>): useMutation.ResultTuple<AtualizarPostMutation, AtualizarPostMutationVariables> => useMutation(AtualizarPostDocument, options as never) as never