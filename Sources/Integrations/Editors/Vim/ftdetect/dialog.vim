autocmd BufRead,BufNewFile *.dialog setfiletype dialog
