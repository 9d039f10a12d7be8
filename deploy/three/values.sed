# The values of this installation. Each stands in the other files as a name in double braces. Only the first three differ between the
# machines. Keep to letters and digits in passwords: some of them stand in an address.
s|{{MACHINE}}|a|g
s|{{ADDRESS}}|10.0.0.11|g
s|{{MIGRATE}}|auto|g
s|{{SHOP_NAME}}|orders.example|g
s|{{SHOP_PASSWORD}}|change-me|g
s|{{SUPERUSER_PASSWORD}}|change-me|g
s|{{REPLICATION_PASSWORD}}|change-me|g
s|{{PATRONI_PASSWORD}}|change-me|g
s|{{ARCHIVE_PASSPHRASE}}|change-me|g
s|{{S3_HOST}}|s3.example|g
s|{{S3_REGION}}|us-east-1|g
s|{{S3_KEY}}|change-me|g
s|{{S3_SECRET}}|change-me|g
s|{{FILES_BUCKET}}|provender-files|g
s|{{ARCHIVE_BUCKET}}|provender-archive|g
s|{{SMTP_URL}}|smtps://user:password@mail.example:465|g
