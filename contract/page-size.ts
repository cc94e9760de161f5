/** How many rows a page of a list has, unless another number is asked for. */
export const pageSize = 50;
