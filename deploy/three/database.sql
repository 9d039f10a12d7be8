create role provender login password '{{SHOP_PASSWORD}}';
grant pg_monitor to provender;
create database provender owner provender;
