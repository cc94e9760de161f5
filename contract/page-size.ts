/** How many rows a page of a list has, where no other number is asked for. */
export const pageSize = 50;
